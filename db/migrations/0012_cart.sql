-- Promo codes (cart room).
create table promo_codes (
  id bigint generated always as identity,
  code text not null,
  kind text not null,
  percent smallint,
  amount_cents bigint,
  valid_from timestamptz,
  valid_until timestamptz,
  minimum_cents bigint not null default 0,
  use_limit integer,
  customer_limit integer,
  uses integer not null default 0,
  services_included boolean not null default true,
  for_chosen_goods boolean not null default false,
  for_chosen_customers boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint promo_codes_pk primary key (id),
  constraint promo_codes_kind check (kind in ('percent', 'sum', 'free_delivery')),
  constraint promo_codes_percent check ((kind = 'percent') = (percent is not null) and percent
    between 1 and 100),
  constraint promo_codes_amount check ((kind = 'sum') = (amount_cents is not null) and amount_cents
    > 0),
  constraint promo_codes_valid check (valid_until > valid_from),
  constraint promo_codes_minimum check (minimum_cents >= 0),
  constraint promo_codes_limits check (least(use_limit, customer_limit) > 0),
  constraint promo_codes_within_limit check (uses between 0 and coalesce(use_limit, uses)),
  constraint promo_codes_shape check (code = upper(code) and length(code) between 1 and 40)
);

create unique index promo_codes_code on promo_codes (code);

create table promo_code_goods (
  promo_code_id bigint not null,
  good_id integer not null,
  constraint promo_code_goods_pk primary key (promo_code_id, good_id),
  constraint promo_code_goods_code_fk foreign key (promo_code_id) references promo_codes (id) on
    delete cascade,
  constraint promo_code_goods_good_fk foreign key (good_id) references goods (id) on delete cascade
);

create table promo_code_customers (
  promo_code_id bigint not null,
  customer_id bigint not null,
  constraint promo_code_customers_pk primary key (promo_code_id, customer_id),
  constraint promo_code_customers_code_fk foreign key (promo_code_id) references promo_codes (id) on
    delete cascade,
  constraint promo_code_customers_customer_fk foreign key (customer_id) references customers (id) on
    delete cascade
);

-- A row for each live order that carries the code; cancelling the order deletes it and gives the
-- use back.
create table promo_uses (
  promo_code_id bigint not null,
  customer_id bigint not null,
  order_id bigint not null,
  used_at timestamptz not null default now(),
  constraint promo_uses_pk primary key (order_id),
  constraint promo_uses_code_fk foreign key (promo_code_id) references promo_codes (id),
  constraint promo_uses_order_fk foreign key (customer_id, order_id) references orders (customer_id,
    id)
);

create index promo_uses_code_customer on promo_uses (promo_code_id, customer_id);

-- The code's row is the lock: it is taken first, so no other order is counted in between.
create function count_promo_use() returns trigger language plpgsql as $$
declare
  own_limit integer;
begin
  if tg_op = 'DELETE' then
    update promo_codes set uses = uses - 1 where id = old.promo_code_id;
    return null;
  end if;
  update promo_codes set uses = uses + 1 where id = new.promo_code_id
    returning customer_limit into own_limit;
  if own_limit < (select count(*) from promo_uses
    where promo_code_id = new.promo_code_id and customer_id = new.customer_id) then
    raise exception 'promo code % is used up for customer %', new.promo_code_id, new.customer_id
      using errcode = 'check_violation', table = 'promo_uses',
        constraint = 'promo_uses_within_customer_limit';
  end if;
  return null;
end $$;

create trigger promo_uses_count after insert or delete on promo_uses
  for each row execute function count_promo_use();
create trigger promo_uses_append_or_give_back before update on promo_uses
  for each row execute function refuse_change();

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
  constraint carts_parcel_machine_fk foreign key (parcel_machine_id) references parcel_machines
    (id),
  constraint carts_promo_code_fk foreign key (promo_code_id) references promo_codes (id),
  constraint carts_copy_has_version check (num_nulls(copy_of_id, copy_of_version) in (0, 2)),
  constraint carts_delivery_kind
    check (delivery_kind in ('courier', 'parcelMachine', 'thirdPartyCourier')),
  constraint carts_parcel_machine_for_its_kind
    check (parcel_machine_id is null or delivery_kind = 'parcelMachine'),
  constraint carts_payment_method check (payment_method in ('account', 'cash', 'deferred',
    'card', 'seb', 'citadele', 'luminor', 'swedbank', 'revolut')),
  constraint carts_cash_for_our_courier check (payment_method <> 'cash' or delivery_kind =
    'courier'),
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

alter table orders add constraint orders_promo_code_fk foreign key (promo_code_id) references
  promo_codes (id);
