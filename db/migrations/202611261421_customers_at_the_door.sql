-- What the office allows or asks at a door: minutes of warning by telephone, and whether the driver
-- may take an old debt there.
alter table addresses
  add column call_before_minutes integer,
  add column takes_debt boolean not null default false,
  add constraint addresses_call_before check (call_before_minutes between 1 and 120);
