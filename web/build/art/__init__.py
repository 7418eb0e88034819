"""The drawing office: every picture of the theatre, written as SVG from shared parts."""
