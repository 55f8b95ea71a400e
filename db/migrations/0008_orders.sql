-- Cart and orders: one table, since a cart becomes an order under its own id. A copy opened for editing is a cart that
-- knows its order; it is told apart by copy_of_id.

create table orders (
  id bigint generated always as identity,
  customer_id bigint not null,
  -- 0 cancelled, 1 cart, 2 waits for payment, 3 being processed, 4 waiting for delivery, 5 delivered
  status smallint not null default 1,
  version integer not null default 1, -- moves with every change; a writer names the one it saw
  copy_of_id bigint,
  copy_of_version integer,
  autoship_id bigint, -- the API's original_id
  autoship_planned_on date,

  delivery_type smallint not null default 1, -- 1 our courier, 2 parcel machine, 3 third-party courier
  address_id bigint,
  address_text text, -- as placed, for papers and for addresses removed since
  phone text,
  parcel_machine_id integer,
  delivery_on date,
  notes text not null default '',

  payment_method smallint,
  payment_state smallint not null default 0, -- the API's paysera_stat: 0 none, 1 paid, 2 pending, 3 failed
  use_bonus boolean not null default false,
  topup_cents bigint not null default 0, -- the advance deposit that goes along
  promo_code_id bigint,
  warnings text[] not null default '{}',

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  placed_at timestamptz,
  pay_until timestamptz, -- status 2 keeps its stock until then
  confirmed_at timestamptz,
  locked_at timestamptz,
  handed_over_at timestamptz,
  delivered_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text,

  -- the `details` as frozen at placing
  water_goods_cents bigint,
  other_goods_cents bigint,
  services_cents bigint,
  discount_cents bigint,
  savings_cents bigint,
  bonus_cents bigint,
  bail_cents bigint,
  state_deposit_cents bigint,
  deposit_cents bigint, -- deposit_amount
  bail_to_refund_cents bigint,
  delivery_cents bigint,
  total_cents bigint,
  total_with_deposit_cents bigint,
  payment_charge_cents bigint not null default 0, -- the bank method's, outside the totals

  -- where total_with_deposit comes from
  prepaid_cents bigint not null default 0, -- from the account (a deferred sum is a debt there) or the provider
  cash_due_cents bigint not null default 0,
  awaited_cents bigint not null default 0, -- from the provider, or of an autoship's order that waits unpaid

  constraint orders_pk primary key (id),
  constraint orders_of_customer unique (customer_id, id),
  constraint orders_customer_fk foreign key (customer_id) references customers (id),
  constraint orders_copy_of_fk foreign key (customer_id, copy_of_id) references orders (customer_id, id),
  constraint orders_autoship_cycle_fk foreign key (customer_id, autoship_id, autoship_planned_on)
    references autoship_cycles (customer_id, autoship_id, planned_on),
  constraint orders_address_fk foreign key (customer_id, address_id)
    references addresses (customer_id, id) on delete set null (address_id),
  constraint orders_parcel_machine_fk foreign key (parcel_machine_id) references parcel_machines (id),
  constraint orders_status check (status between 0 and 5),
  constraint orders_copy_is_a_cart check (copy_of_id is null or (status = 1 and copy_of_version is not null)),
  constraint orders_autoship_names_its_cycle check (num_nulls(autoship_id, autoship_planned_on) in (0, 2)),
  constraint orders_autoship_is_never_a_cart check (autoship_id is null or status <> 1),
  constraint orders_delivery_type check (delivery_type in (1, 2, 3)),
  constraint orders_parcel_machine_for_type_2 check (parcel_machine_id is null or delivery_type = 2),
  constraint orders_payment_method check (payment_method in (2, 3, 5, 6, 7, 8, 9, 10, 11)),
  constraint orders_cash_for_our_courier check (payment_method <> 3 or delivery_type = 1),
  constraint orders_payment_state check (payment_state between 0 and 3),
  constraint orders_topup check (topup_cents between 0 and 1000000 and topup_cents % 100 = 0),
  constraint orders_placed_are_whole check (status in (0, 1) or (
    placed_at is not null and total_with_deposit_cents is not null)),
  -- an autoship's order may wait unpaid, with no way of paying yet
  constraint orders_placed_have_a_method check (
    status in (0, 1) or payment_method is not null or (autoship_id is not null and status in (3, 4))),
  constraint orders_waiting_has_an_end check (status <> 2 or pay_until is not null),
  constraint orders_waiting_to_deliver_is_locked check (status not in (4, 5) or locked_at is not null),
  constraint orders_delivered_has_time check ((status = 5) = (delivered_at is not null)),
  constraint orders_cancelled_has_time check ((status = 0) = (cancelled_at is not null)),
  constraint orders_amounts check (least(water_goods_cents, other_goods_cents, services_cents, discount_cents,
    savings_cents, bonus_cents, bail_cents, state_deposit_cents, deposit_cents, bail_to_refund_cents, delivery_cents,
    total_cents, payment_charge_cents, prepaid_cents, cash_due_cents, awaited_cents) >= 0),
  constraint orders_totals_are_whole check (num_nulls(water_goods_cents, other_goods_cents, services_cents,
    discount_cents, savings_cents, bonus_cents, bail_cents, state_deposit_cents, deposit_cents, bail_to_refund_cents,
    delivery_cents, total_cents, total_with_deposit_cents) in (0, 13)),
  constraint orders_total_adds_up check (
    total_cents = water_goods_cents + other_goods_cents + services_cents - bonus_cents),
  constraint orders_total_with_deposit_adds_up check (
    total_with_deposit_cents = total_cents + deposit_cents + delivery_cents),
  constraint orders_is_paid_for check (status in (0, 1) or
    total_with_deposit_cents = prepaid_cents + cash_due_cents + awaited_cents)
);

create unique index orders_one_active_cart on orders (customer_id) where status = 1 and copy_of_id is null;
create unique index orders_one_copy on orders (copy_of_id) where copy_of_id is not null;
create unique index orders_one_an_autoship_cycle on orders (autoship_id, autoship_planned_on)
  where autoship_id is not null;
create index orders_customer_status on orders (customer_id, status, id desc);
create index orders_day on orders (delivery_on, status) where status in (3, 4);
create index orders_unpaid on orders (pay_until) where status = 2;
create index orders_old_copies on orders (updated_at) where copy_of_id is not null;
create index orders_address on orders (address_id);

-- What may follow what; the domain's table of states says the same and says why. 1 to 0 is a cart given back after a
-- failed payment and then spent: it was an order once, so it cannot be deleted.
create function check_order_move() returns trigger language plpgsql as $$
begin
  if format('%s>%s', old.status, new.status) <> all (
    array['1>0', '1>2', '1>3', '2>0', '2>1', '2>3', '3>0', '3>4', '4>0', '4>3', '4>5'])
    or (old.status = 1 and new.status = 0 and old.placed_at is null) then
    raise exception 'order % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', table = 'orders', constraint = 'orders_moves';
  end if;
  return new;
end $$;

create trigger orders_moves before update of status on orders
  for each row when (old.status <> new.status) execute function check_order_move();
create trigger orders_placed_are_kept before delete on orders
  for each row when (old.status <> 1) execute function refuse_change();

create table order_items (
  id bigint generated always as identity,
  customer_id bigint not null,
  order_id bigint not null,
  good_id integer not null,
  ordered integer not null,
  returned integer not null default 0,
  -- as last shown in a cart (a change is then named and confirmed), as frozen in an order
  list_price_cents bigint, -- per piece, before wholesale, autoship and promo
  price_before_promo_cents bigint,
  unit_price_cents bigint, -- paid per piece; a spread promo may leave a cent that only line_cents knows
  line_cents bigint,
  discount_cents bigint not null default 0,
  bail_unit_cents bigint, -- the good's bail
  bail_cents bigint, -- of the line by steps: above zero to pay, below zero to come back
  state_deposit_cents bigint, -- per piece
  held integer, -- bottles on the customer's ledger when the order was placed
  vat_class text,
  kind text,
  bottle_kind smallint,
  name_lv text,
  name_en text,
  constraint order_items_pk primary key (id),
  constraint order_items_one_line_a_good unique (order_id, good_id),
  constraint order_items_order_fk foreign key (customer_id, order_id)
    references orders (customer_id, id) on delete cascade on update cascade, -- a guest's cart may change hands
  constraint order_items_good_fk foreign key (good_id) references goods (id),
  constraint order_items_vat_class_fk foreign key (vat_class) references vat_classes (code),
  constraint order_items_quantities check (
    ordered between 0 and 9999 and returned between 0 and 9999 and ordered + returned > 0),
  constraint order_items_prices check (least(list_price_cents, price_before_promo_cents, unit_price_cents, line_cents,
    discount_cents, bail_unit_cents, state_deposit_cents) >= 0),
  constraint order_items_held check (held >= 0)
);

create index order_items_good on order_items (good_id);

-- Every change of a placed order; its version names the step under which the ledger posts it.
create table order_changes (
  id bigint generated always as identity,
  customer_id bigint not null,
  order_id bigint not null,
  version integer not null,
  kind text not null,
  changes jsonb not null default '{}',
  made_by text not null,
  made_at timestamptz not null,
  constraint order_changes_pk primary key (id),
  constraint order_changes_one_a_version unique (order_id, version),
  constraint order_changes_order_fk foreign key (customer_id, order_id) references orders (customer_id, id),
  constraint order_changes_kind check (kind in ('placed', 'paid', 'given_back', 'edited', 'moved', 'confirmed',
    'locked', 'unlocked', 'handed_over', 'delivered', 'undelivered', 'skipped', 'cancelled')),
  constraint order_changes_made_by check (made_by in ('customer', 'operator', 'system', 'provider'))
);

create trigger order_changes_append_only before update or delete on order_changes
  for each row execute function refuse_change();

alter table ledger_transactions add constraint ledger_transactions_order_fk
  foreign key (customer_id, order_id) references orders (customer_id, id);
