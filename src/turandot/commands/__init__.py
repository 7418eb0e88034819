"""The verbs of the command line, one a module: `add_arguments(parser, game)` and `run(arguments)`."""
