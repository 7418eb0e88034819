"""The drawing office: pictures written as SVG from shared parts. Nothing here is shipped, but what it draws is."""
