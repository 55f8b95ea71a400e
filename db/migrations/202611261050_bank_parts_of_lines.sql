-- A line may be of several: its match then has parts, which are matches themselves.
alter table bank_matches add part_of bigint;
alter table bank_matches add constraint bank_matches_part_of_fk foreign key (part_of)
  references bank_matches (id);
create index bank_matches_part_of on bank_matches (part_of) where part_of is not null;

alter table bank_matches drop constraint bank_matches_target;
alter table bank_matches add constraint bank_matches_target check (target in ('customer',
  'transfer', 'returned', 'provider', 'cash', 'expense', 'split'));
