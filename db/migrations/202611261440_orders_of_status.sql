-- The office lists the orders of a state, the newest first.
create index orders_of_status on orders (status, id desc);
