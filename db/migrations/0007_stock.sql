create table back_in_stock_requests (
  id bigint generated always as identity,
  customer_id bigint not null,
  good_id integer not null,
  created_at timestamptz not null default now(),
  notified_at timestamptz,
  constraint back_in_stock_requests_pk primary key (id),
  constraint back_in_stock_requests_customer_fk foreign key (customer_id) references customers (id)
    on delete cascade,
  constraint back_in_stock_requests_good_fk foreign key (good_id) references goods (id) on delete
    cascade
);

create unique index back_in_stock_requests_one_open on back_in_stock_requests (good_id, customer_id)
  where notified_at is null;
create index back_in_stock_requests_customer on back_in_stock_requests (customer_id);

-- Stock (catalogue room). Write movements and reservations; the sums follow by trigger, and
-- going below zero fails with stock_covers_reservations. Free a reservation before the movement
-- that takes its pieces.
create table stock (
  good_id integer not null,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  constraint stock_pk primary key (good_id),
  constraint stock_good_fk foreign key (good_id) references goods (id),
  constraint stock_covers_reservations check (reserved >= 0 and on_hand >= reserved)
) with (fillfactor = 50);

-- Stock is told good by good with what is left and what there was, whenever that changes: public
-- answers hold the count. An order's commit notifies the queue anyway, so this adds no lock of
-- its own.
create function notify_availability() returns trigger language plpgsql as $$
begin
  perform pg_notify('stock_changed',
    format('%s:%s:%s', new.good_id, new.on_hand - new.reserved,
      coalesce(old.on_hand - old.reserved, 0)));
  return null;
end $$;

create trigger stock_follows_movements before insert or update or delete on stock
  for each row execute function refuse_direct_write();
create trigger stock_notify_new after insert on stock
  for each row execute function notify_availability();
create trigger stock_notify after update on stock for each row
  when ((old.on_hand > old.reserved) <> (new.on_hand > new.reserved)
    or coalesce(current_setting('avots.stock_is_told_later', true), '') = '')
  execute function notify_availability();

create table stock_movements (
  id bigint generated always as identity,
  good_id integer not null,
  quantity integer not null,
  kind text not null,
  cause_kind text not null,
  cause_id bigint not null,
  customer_id bigint,
  note text,
  moved_at timestamptz not null default now(),
  actor_kind text not null default 'system',
  actor_id bigint,
  on_behalf_of bigint,
  constraint stock_movements_pk primary key (id),
  constraint stock_movements_once unique (good_id, cause_kind, cause_id),
  constraint stock_movements_good_fk foreign key (good_id) references goods (id),
  constraint stock_movements_customer_fk foreign key (customer_id) references customers (id),
  constraint stock_movements_quantity check (quantity <> 0),
  constraint stock_movements_kind check (
    kind in ('opening', 'receipt', 'delivered', 'handed_over', 'given_back', 'count', 'write_off')),
  constraint stock_movements_cause_kind check (cause_kind in ('delivery', 'shipment', 'audit',
    'import')),
  constraint stock_movements_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

-- Rows of stock are locked in the order of goods, so orders of the same goods wait for each
-- other and never deadlock.
create function move_stock() returns trigger language plpgsql as $$
begin
  insert into stock (good_id) select distinct good_id from added on conflict do nothing;
  perform from stock where good_id in (select good_id from added)
    order by good_id for no key update;
  update stock s set on_hand = s.on_hand + a.quantity
    from (select good_id, sum(quantity)::integer as quantity from added group by good_id) a
    where a.good_id = s.good_id;
  return null;
end $$;

create trigger stock_movements_move_stock after insert on stock_movements
  referencing new table as added for each statement execute function move_stock();
create trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function refuse_change();

-- A row while an order keeps its pieces; cancelled or taken, it is deleted.
create table stock_reservations (
  order_item_id bigint not null,
  customer_id bigint not null,
  order_id bigint not null,
  good_id integer not null,
  quantity integer not null,
  constraint stock_reservations_pk primary key (order_item_id),
  constraint stock_reservations_quantity check (quantity between 1 and 9999)
);

create index stock_reservations_order on stock_reservations (order_id);
create index stock_reservations_good on stock_reservations (good_id);

-- Rows of stock are locked in the order of goods and changed in the same statement.
create function change_reserved(changed_goods integer[], changes integer[]) returns void
language plpgsql as $$
declare
  found_rows integer;
  wanted_rows integer;
begin
  with wanted as (
    select good_id, sum(quantity)::integer as quantity
      from unnest(changed_goods, changes) as u (good_id, quantity) group by good_id),
  locked as materialized (
    select s.good_id, w.quantity from stock s join wanted w using (good_id)
      order by s.good_id for no key update of s),
  changed as (
    update stock s set reserved = s.reserved + l.quantity from locked l
      where l.good_id = s.good_id returning 1)
  select (select count(*) from changed), (select count(*) from wanted) into found_rows, wanted_rows;
  if found_rows < wanted_rows then
    raise exception 'reserving a good that has no stock'
      using errcode = 'check_violation', table = 'stock', constraint = 'stock_covers_reservations';
  end if;
end $$;

create function follow_reservations() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then perform change_reserved(array_agg(good_id), array_agg(quantity)) from added;
    when 'DELETE' then perform change_reserved(array_agg(good_id), array_agg(-quantity)) from gone;
    else perform change_reserved(array_agg(good_id), array_agg(quantity))
      from (select good_id, quantity from added
        union all select good_id, -quantity from gone) both_sides;
  end case;
  return null;
end $$;

create trigger stock_reservations_added after insert on stock_reservations
  referencing new table as added for each statement execute function follow_reservations();
create trigger stock_reservations_gone after delete on stock_reservations
  referencing old table as gone for each statement execute function follow_reservations();
create trigger stock_reservations_changed after update on stock_reservations referencing old table
  as gone new table as added for each statement execute function follow_reservations();
