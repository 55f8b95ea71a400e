-- Of two records of one customer, one goes on; the other keeps its past for the books.
alter table customers add column merged_into bigint;
alter table customers add constraint customers_merged_into_fk
  foreign key (merged_into) references customers (id);
alter table customers add constraint customers_merged_into_another check (merged_into <> id);
create index customers_merged_into on customers (merged_into) where merged_into is not null;

alter table bottle_movements drop constraint bottle_movements_cause_kind;
alter table bottle_movements add constraint bottle_movements_cause_kind check (
  cause_kind in ('opening', 'delivery', 'dispute', 'audit', 'reversal', 'recount', 'merge'));
