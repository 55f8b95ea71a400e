-- A dispute may wait until the driver has counted the bottles at the customer's; after that the
-- same movement may be disputed once more.
alter table bottle_disputes add column recount_visit_id bigint;
alter table bottle_disputes add constraint bottle_disputes_recount_fk
  foreign key (customer_id, recount_visit_id) references visits (customer_id, id);
alter table bottle_disputes drop constraint bottle_disputes_one_a_movement;
create unique index bottle_disputes_one_open on bottle_disputes (movement_id)
  where state = 'open';
