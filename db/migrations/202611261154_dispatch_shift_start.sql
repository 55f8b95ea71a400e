-- What the driver says as the shift begins: the meter of the van, and the cash that was given along.
alter table shifts add column start_km integer;
alter table shifts add column float_told_cents bigint;
alter table shifts add column started_at timestamptz;
alter table shifts add constraint shifts_start check (
  num_nulls(start_km, float_told_cents, started_at) in (0, 3)
  and (start_km is null or start_km between 0 and 2000000)
  and (float_told_cents is null or float_told_cents >= 0));
