"""What build.py does, one module a task. Nothing here is shipped to players."""
