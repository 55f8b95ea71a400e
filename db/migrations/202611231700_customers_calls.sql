-- A call that was answered, with the one line that stays of it.
create table calls (
  id bigint generated always as identity,
  customer_id bigint not null,
  answered_at timestamptz not null,
  staff_id bigint not null,
  line text not null,
  constraint calls_pk primary key (id),
  constraint calls_customer_fk foreign key (customer_id) references customers (id),
  constraint calls_staff_fk foreign key (staff_id) references staff (id)
);
create index calls_customer on calls (customer_id, id desc);

-- A note names its reader: the driver at the door of one address or of all, or the office alone.
create table customer_notes (
  id bigint generated always as identity,
  customer_id bigint not null,
  address_id bigint, -- null for all addresses
  reader text not null,
  body text not null,
  until_on date, -- the last delivery day on which it is read; null for every time
  staff_id bigint not null,
  written_at timestamptz not null,
  ended_at timestamptz,
  ended_by bigint,
  constraint customer_notes_pk primary key (id),
  constraint customer_notes_customer_fk foreign key (customer_id) references customers (id),
  constraint customer_notes_address_fk foreign key (customer_id, address_id)
    references addresses (customer_id, id) on delete cascade,
  constraint customer_notes_staff_fk foreign key (staff_id) references staff (id),
  constraint customer_notes_ended_by_fk foreign key (ended_by) references staff (id),
  constraint customer_notes_reader check (reader in ('driver', 'office')),
  constraint customer_notes_ended check (num_nulls(ended_at, ended_by) in (0, 2))
);
create index customer_notes_customer on customer_notes (customer_id, id desc);

-- Open pages of a customer hear of it.
create function publish_customer() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed', 'customers:' || new.customer_id);
  return null;
end $$;

create trigger calls_publish after insert on calls
  for each row execute function publish_customer();
create trigger customer_notes_publish after insert or update on customer_notes
  for each row execute function publish_customer();
create trigger promises_publish_customer after insert or update on promises
  for each row execute function publish_customer();
create trigger holds_publish_customer after insert or update on holds
  for each row execute function publish_customer();

-- The stream of a customer is read by key, from the latest.
create index order_changes_customer on order_changes (customer_id, id desc);
create index papers_customer_id on papers (customer_id, id desc);

-- Who else lives behind the same door.
create index addresses_door on addresses (region_id, lower(street), house_no, flat_no)
  where removed_at is null;
