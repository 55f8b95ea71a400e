-- A payment by a link that asks for no log-in: shown at a door by the driver's phone, or mailed.
alter table payments
  add column by_link boolean not null default false,
  add column link_order_id bigint,
  add constraint payments_link_order_fk foreign key (link_order_id) references orders (id),
  add constraint payments_link_order check (link_order_id is null or by_link);
create index payments_link_order on payments (link_order_id) where link_order_id is not null;
