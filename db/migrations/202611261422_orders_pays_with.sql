-- The note that a customer will hand over for an order that is paid in cash, so that the driver
-- brings the change.
alter table orders
  add column pays_with_cents integer,
  add constraint orders_pays_with check (pays_with_cents between 500 and 50000);
