-- Parked events are read with each look at the day of the office.
create index driver_events_parked on driver_events (received_at) where verdict = 'parked';
