"""opspec: from one YAML file per operator to kernels, checks, inference, tests and pages.

`opspec.pipeline` is the map of the package: load, resolve, check, plan, write.
"""

__version__ = "0.1.0"
