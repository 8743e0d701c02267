"""The games as a PettingZoo environment, for programs that play. It needs the extra `environment`."""
