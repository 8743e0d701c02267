"""What people see of a tournament: status, setup, organisers' panel, tables, standings."""
