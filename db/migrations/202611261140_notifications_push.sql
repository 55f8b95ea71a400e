-- A browser or phone that takes messages of the shop (web push).
create table push_devices (
  id bigint generated always as identity,
  customer_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  name text not null,
  added_at timestamptz not null,
  constraint push_devices_pk primary key (id),
  constraint push_devices_customer_fk foreign key (customer_id) references customers (id),
  constraint push_devices_endpoint_uq unique (endpoint)
);
create index push_devices_customer on push_devices (customer_id, id);

-- The kinds of messages that a customer wants on these devices; all others come by mail.
create table push_choices (
  customer_id bigint not null,
  kind text not null,
  chosen_at timestamptz not null,
  constraint push_choices_pk primary key (customer_id, kind),
  constraint push_choices_customer_fk foreign key (customer_id) references customers (id)
);
