-- What was told after its run was settled is read with each look at the day of the office.
create index driver_events_after_settling on driver_events (stop_id)
  where 'after_settling' = any (flags);
