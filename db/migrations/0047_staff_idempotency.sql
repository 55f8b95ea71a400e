-- Keys of the staff's writes stand beside those of customers.
alter table idempotency_keys drop constraint idempotency_keys_pk;
alter table idempotency_keys alter column customer_id drop not null;
alter table idempotency_keys add column staff_id bigint;
alter table idempotency_keys add constraint idempotency_keys_of_one_caller
  check (num_nonnulls(customer_id, staff_id) = 1);
alter table idempotency_keys add constraint idempotency_keys_once
  unique nulls not distinct (customer_id, staff_id, call, key);
