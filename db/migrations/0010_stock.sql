-- Stock (catalogue room). Write movements and reservations; the sums follow by trigger, and going below zero fails with
-- stock_covers_reservations. Free a reservation before the movement that takes its pieces.

create table stock (
  good_id integer not null,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  constraint stock_pk primary key (good_id),
  constraint stock_good_fk foreign key (good_id) references goods (id),
  constraint stock_covers_reservations check (reserved >= 0 and on_hand >= reserved)
) with (fillfactor = 50);

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
  constraint stock_movements_pk primary key (id),
  constraint stock_movements_once unique (good_id, cause_kind, cause_id),
  constraint stock_movements_good_fk foreign key (good_id) references goods (id),
  constraint stock_movements_customer_fk foreign key (customer_id) references customers (id),
  constraint stock_movements_quantity check (quantity <> 0),
  constraint stock_movements_kind check (
    kind in ('opening', 'receipt', 'delivered', 'handed_over', 'given_back', 'count', 'write_off')),
  constraint stock_movements_cause_kind check (cause_kind in ('delivery', 'shipment', 'audit', 'import'))
);

-- A row while an order keeps its pieces; cancelled or taken, it is deleted.
create table stock_reservations (
  order_item_id bigint not null,
  customer_id bigint not null,
  order_id bigint not null,
  good_id integer not null,
  quantity integer not null,
  constraint stock_reservations_pk primary key (order_item_id),
  constraint stock_reservations_item_fk foreign key (order_item_id) references order_items (id) on delete cascade,
  constraint stock_reservations_order_fk foreign key (customer_id, order_id) references orders (customer_id, id),
  constraint stock_reservations_quantity check (quantity between 1 and 9999)
);

create index stock_reservations_order on stock_reservations (order_id);
create index stock_reservations_good on stock_reservations (good_id);

-- Rows of stock are locked in the order of goods, so orders of the same goods wait for each other and never deadlock.
create function move_stock() returns trigger language plpgsql as $$
begin
  insert into stock (good_id) select distinct good_id from added on conflict do nothing;
  perform from stock where good_id in (select good_id from added) order by good_id for no key update;
  update stock s set on_hand = s.on_hand + a.quantity
    from (select good_id, sum(quantity)::integer as quantity from added group by good_id) a where a.good_id = s.good_id;
  return null;
end $$;

create trigger stock_movements_move_stock after insert on stock_movements
  referencing new table as added for each statement execute function move_stock();
create trigger stock_movements_append_only before update or delete on stock_movements
  for each row execute function refuse_change();

-- A good without a row of stock has nothing to reserve: it is refused like any other shortage.
create function change_reserved(changed_goods integer[], changes integer[]) returns void language plpgsql as $$
declare
  found_rows integer;
begin
  perform from stock where good_id = any (changed_goods) order by good_id for no key update;
  update stock s set reserved = s.reserved + c.quantity
    from (select good_id, sum(quantity)::integer as quantity
      from unnest(changed_goods, changes) as u (good_id, quantity) group by good_id) c
    where c.good_id = s.good_id;
  get diagnostics found_rows = row_count;
  if found_rows < (select count(distinct good_id) from unnest(changed_goods) as u (good_id)) then
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
      from (select good_id, quantity from added union all select good_id, -quantity from gone) both_sides;
  end case;
  return null;
end $$;

create trigger stock_reservations_added after insert on stock_reservations
  referencing new table as added for each statement execute function follow_reservations();
create trigger stock_reservations_gone after delete on stock_reservations
  referencing old table as gone for each statement execute function follow_reservations();
create trigger stock_reservations_changed after update on stock_reservations
  referencing old table as gone new table as added for each statement execute function follow_reservations();

create trigger stock_follows_movements before insert or update or delete on stock
  for each row execute function refuse_direct_write();

-- Guests' answers hold only whether a good can be had, so only that is told: a notice for every sale would put all
-- commits of the shop in one queue.
create function notify_availability() returns trigger language plpgsql as $$
begin
  perform pg_notify('stock_changed', new.good_id::text);
  return null;
end $$;

create trigger stock_notify after update on stock
  for each row when ((old.on_hand > old.reserved) <> (new.on_hand > new.reserved))
  execute function notify_availability();
