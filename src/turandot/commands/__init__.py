"""The verbs of the command line, one a module: `add_arguments(parser)` and `run(arguments)`."""
