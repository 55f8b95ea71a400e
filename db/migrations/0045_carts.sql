-- Carts, and copies of orders opened for editing, in tables of their own; `orders` holds placed
-- orders only. One sequence numbers carts and orders and one their lines, so that a cart becomes
-- the order under its number.

create sequence order_numbers;
create sequence order_line_numbers;
select setval('order_numbers', nextval(pg_get_serial_sequence('orders', 'id')), false),
  setval('order_line_numbers', nextval(pg_get_serial_sequence('order_items', 'id')), false);
alter table orders alter column id drop identity;
alter table orders alter column id set default nextval('order_numbers');
alter table order_items alter column id drop identity;
alter table order_items alter column id set default nextval('order_line_numbers');

create table carts (
  id bigint not null default nextval('order_numbers'),
  customer_id bigint not null,
  version integer not null default 1,
  copy_of_id bigint, -- the order that is being edited, and its version when it was opened
  copy_of_version integer,
  was_placed boolean not null default false, -- the cart of an unpaid order, back under its number
  delivery_kind text not null default 'courier',
  address_id bigint,
  parcel_machine_id integer,
  delivery_on date,
  notes text not null default '',
  payment_method text,
  use_bonus boolean not null default false,
  topup_cents bigint not null default 0,
  promo_code_id bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint carts_pk primary key (id),
  constraint carts_of_customer unique (customer_id, id),
  constraint carts_customer_fk foreign key (customer_id) references customers (id)
    on delete cascade,
  constraint carts_copy_of_fk foreign key (customer_id, copy_of_id)
    references orders (customer_id, id),
  constraint carts_address_fk foreign key (customer_id, address_id)
    references addresses (customer_id, id) on delete set null (address_id),
  constraint carts_parcel_machine_fk foreign key (parcel_machine_id) references parcel_machines (id),
  constraint carts_promo_code_fk foreign key (promo_code_id) references promo_codes (id),
  constraint carts_copy_has_version check (num_nulls(copy_of_id, copy_of_version) in (0, 2)),
  constraint carts_delivery_kind
    check (delivery_kind in ('courier', 'parcelMachine', 'thirdPartyCourier')),
  constraint carts_parcel_machine_for_its_kind
    check (parcel_machine_id is null or delivery_kind = 'parcelMachine'),
  constraint carts_payment_method check (payment_method in ('account', 'cash', 'deferred',
    'card', 'seb', 'citadele', 'luminor', 'swedbank', 'revolut')),
  constraint carts_cash_for_our_courier check (payment_method <> 'cash' or delivery_kind = 'courier'),
  constraint carts_topup check (topup_cents between 0 and 1000000 and topup_cents % 100 = 0)
);

create unique index carts_one_active on carts (customer_id) where copy_of_id is null;
create unique index carts_one_copy on carts (copy_of_id) where copy_of_id is not null;
create index carts_old_copies on carts (updated_at) where copy_of_id is not null;
create index carts_address on carts (address_id);

create table cart_lines (
  id bigint not null default nextval('order_line_numbers'),
  customer_id bigint not null,
  cart_id bigint not null,
  good_id integer not null,
  ordered integer not null,
  returned integer not null default 0,
  -- as last shown to the customer: a change is named before the order is placed
  list_price_cents bigint, -- per piece, before wholesale, autoship and promo
  price_before_promo_cents bigint,
  constraint cart_lines_pk primary key (id),
  constraint cart_lines_one_line_a_good unique (cart_id, good_id),
  constraint cart_lines_cart_fk foreign key (customer_id, cart_id)
    references carts (customer_id, id) on delete cascade,
  constraint cart_lines_good_fk foreign key (good_id) references goods (id),
  constraint cart_lines_quantities check (
    ordered between 0 and 9999 and returned between 0 and 9999 and ordered + returned > 0),
  constraint cart_lines_prices check (least(list_price_cents, price_before_promo_cents) >= 0)
);

insert into carts (id, customer_id, version, copy_of_id, copy_of_version, was_placed, delivery_kind,
    address_id, parcel_machine_id, delivery_on, notes, payment_method, use_bonus, topup_cents,
    promo_code_id, created_at, updated_at)
  select id, customer_id, version, copy_of_id, copy_of_version, placed_at is not null, delivery_kind,
    address_id, parcel_machine_id, delivery_on, notes, payment_method, use_bonus, topup_cents,
    promo_code_id, created_at, updated_at
  from orders where status = 'cart';
insert into cart_lines (id, customer_id, cart_id, good_id, ordered, returned, list_price_cents,
    price_before_promo_cents)
  select i.id, i.customer_id, i.order_id, i.good_id, i.ordered, i.returned, i.list_price_cents,
    i.price_before_promo_cents
  from order_items i join carts on carts.id = i.order_id;

drop trigger orders_moves on orders;
drop trigger orders_placed_are_kept on orders;
delete from orders where status = 'cart' and placed_at is null;

alter table orders
  drop constraint orders_status,
  drop constraint orders_placed_are_whole,
  drop constraint orders_placed_have_a_method,
  drop constraint orders_is_paid_for,
  drop constraint orders_autoship_is_never_a_cart,
  drop column copy_of_id,
  drop column copy_of_version;
drop index if exists orders_one_active_cart;
update orders set status = 'returnedToCart' where status = 'cart';
alter table orders
  alter column status drop default,
  alter column placed_at set not null,
  add constraint orders_status check (status in ('cancelled', 'returnedToCart', 'waitsForPayment',
    'processing', 'waitingForDelivery', 'delivered')),
  add constraint orders_placed_are_whole check (
    status in ('cancelled', 'returnedToCart') or total_with_deposit_cents is not null),
  -- an autoship's order may wait unpaid, with no way of paying yet
  add constraint orders_placed_have_a_method check (
    status in ('cancelled', 'returnedToCart') or payment_method is not null
    or (autoship_id is not null and status in ('processing', 'waitingForDelivery'))),
  add constraint orders_is_paid_for check (status in ('cancelled', 'returnedToCart') or
    total_with_deposit_cents = prepaid_cents + cash_due_cents + awaited_cents),
  add constraint orders_autoship_never_returns check (
    autoship_id is null or status <> 'returnedToCart');

create or replace function check_order_move() returns trigger language plpgsql as $$
begin
  if format('%s>%s', old.status, new.status) <> all (array['returnedToCart>cancelled',
    'returnedToCart>waitsForPayment', 'returnedToCart>processing', 'waitsForPayment>cancelled',
    'waitsForPayment>returnedToCart', 'waitsForPayment>processing', 'processing>cancelled',
    'processing>waitingForDelivery', 'waitingForDelivery>cancelled',
    'waitingForDelivery>processing', 'waitingForDelivery>delivered']) then
    raise exception 'order % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_moves';
  end if;
  return new;
end $$;
create trigger orders_moves before update of status on orders
  for each row when (old.status <> new.status) execute function check_order_move();
create trigger orders_are_kept before delete on orders
  for each row execute function refuse_change();

-- An order's lines are written once now.
alter table order_items reset (fillfactor);
