-- A customer whom the office has added on the phone agrees to the terms with the first own order.
alter table customers add column added_by bigint;
alter table customers add constraint customers_added_by_fk foreign key (added_by) references staff (id);
alter table customers drop constraint customers_registered_are_whole;
alter table customers add constraint customers_registered_are_whole check (role = 'guest'
  or anonymised_at is not null or (num_nulls(name, email, registered_at) = 0
    and (agreement_confirmed_at is not null or added_by is not null)));
