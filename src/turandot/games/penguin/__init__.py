"""The Penguin Ultimatum, a card game by Jim Doherty: its rules, views and bots."""
