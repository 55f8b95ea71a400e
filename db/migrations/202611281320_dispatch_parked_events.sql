-- What a phone has told of no stop of ours, which the office reads with each look at its day.
create index driver_events_parked on driver_events (received_at) where verdict = 'parked';
