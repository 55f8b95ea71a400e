-- One sequence numbers carts and orders and one their lines, so that a cart becomes the order under
-- its number.
create sequence order_numbers;
create sequence order_line_numbers;

-- Placed orders.
create table orders (
  id bigint not null default nextval('order_numbers'),
  customer_id bigint not null,
  status text not null,
  version integer not null default 1, -- moves with every change; a writer names the one it saw
  autoship_id bigint, -- the API's original_id
  autoship_planned_on date,

  delivery_kind text not null default 'courier',
  address_id bigint,
  address_text text, -- as placed, for papers and for addresses removed since
  phone text,
  parcel_machine_id integer,
  delivery_on date,
  notes text not null default '',

  payment_method text,
  payment_state text not null default 'none', -- the API's paysera_stat
  use_bonus boolean not null default false,
  topup_cents bigint not null default 0, -- the advance deposit that goes along
  promo_code_id bigint,
  warnings text[] not null default '{}',

  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  placed_at timestamptz not null,
  pay_until timestamptz, -- an unpaid order keeps its stock until then
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
  lent_deposit_cents bigint,
  state_deposit_cents bigint,
  deposit_cents bigint, -- deposit_amount
  deposit_to_refund_cents bigint,
  delivery_cents bigint,
  total_cents bigint,
  total_with_deposit_cents bigint,
  payment_charge_cents bigint not null default 0, -- the bank method's, outside the totals

  -- where total_with_deposit comes from: from the account (a deferred sum is a debt there) or the provider
  prepaid_cents bigint not null default 0,
  cash_due_cents bigint not null default 0,
  -- from the provider, or of an autoship's order that waits unpaid
  awaited_cents bigint not null default 0,

  constraint orders_pk primary key (id),
  constraint orders_of_customer unique (customer_id, id),
  constraint orders_customer_fk foreign key (customer_id) references customers (id),
  constraint orders_autoship_occurrence_fk foreign key (customer_id, autoship_id,
    autoship_planned_on) references autoship_occurrences (customer_id, autoship_id, planned_on) on
    update cascade,
  constraint orders_address_fk foreign key (customer_id, address_id)
    references addresses (customer_id, id) on delete set null (address_id),
  constraint orders_parcel_machine_fk foreign key (parcel_machine_id) references parcel_machines
    (id),
  constraint orders_autoship_names_its_occurrence check (num_nulls(autoship_id, autoship_planned_on) in
    (0, 2)),
  constraint orders_payment_method check (payment_method in ('account', 'cash', 'deferred',
    'card', 'seb', 'citadele', 'luminor', 'swedbank', 'revolut')),
  constraint orders_cancelled_has_time check (
    (status = 'cancelled') = (cancelled_at is not null)),
  constraint orders_delivered_has_time check (
    (status = 'delivered') = (delivered_at is not null)),
  constraint orders_waiting_to_deliver_is_locked check (
    status not in ('waitingForDelivery', 'delivered') or locked_at is not null),
  constraint orders_status check (status in ('cancelled', 'returnedToCart', 'waitsForPayment',
    'processing', 'waitingForDelivery', 'delivered')),
  constraint orders_waiting_has_an_end check (
    status <> 'waitsForPayment' or pay_until is not null),
  constraint orders_payment_state
    check (payment_state in ('none', 'paid', 'pending', 'failed')),
  constraint orders_cash_for_our_courier
    check (payment_method <> 'cash' or delivery_kind = 'courier'),
  constraint orders_topup check (topup_cents between 0 and 1000000 and topup_cents % 100 = 0),
  constraint orders_amounts check (least(water_goods_cents, other_goods_cents, services_cents,
    discount_cents, savings_cents, bonus_cents, lent_deposit_cents, state_deposit_cents,
    deposit_cents, deposit_to_refund_cents, delivery_cents, total_cents, payment_charge_cents,
    prepaid_cents, cash_due_cents, awaited_cents) >= 0),
  constraint orders_is_paid_for check (status in ('cancelled', 'returnedToCart') or
    total_with_deposit_cents = prepaid_cents + cash_due_cents + awaited_cents),
  constraint orders_totals_are_whole check (num_nulls(water_goods_cents, other_goods_cents,
    services_cents, discount_cents, savings_cents, bonus_cents, lent_deposit_cents,
    state_deposit_cents, deposit_cents, deposit_to_refund_cents, delivery_cents, total_cents,
    total_with_deposit_cents) in (0, 13)),
  -- an autoship's order may wait unpaid, with no way of paying yet
  constraint orders_placed_have_a_method check (
    status in ('cancelled', 'returnedToCart') or payment_method is not null
    or (autoship_id is not null and status in ('processing', 'waitingForDelivery'))),
  constraint orders_total_adds_up check (
    total_cents = water_goods_cents + other_goods_cents + services_cents - bonus_cents),
  constraint orders_total_with_deposit_adds_up check (
    total_with_deposit_cents = total_cents + deposit_cents + delivery_cents),
  constraint orders_delivery_kind
    check (delivery_kind in ('courier', 'parcelMachine', 'thirdPartyCourier')),
  constraint orders_placed_are_whole check (
    status in ('cancelled', 'returnedToCart') or total_with_deposit_cents is not null),
  constraint orders_parcel_machine_for_its_kind
    check (parcel_machine_id is null or delivery_kind = 'parcelMachine'),
  constraint orders_autoship_never_returns check (
    autoship_id is null or status <> 'returnedToCart')
);

create index orders_address on orders (address_id);
create unique index orders_one_an_occurrence on orders (autoship_id, autoship_planned_on)
  where autoship_id is not null and status <> 'cancelled';
create index orders_customer_status on orders (customer_id, status, id desc);
create index orders_day on orders (delivery_on, status)
  where status in ('processing', 'waitingForDelivery');
create index orders_unpaid on orders (pay_until) where status = 'waitsForPayment';

-- What may follow what; the domain's table of states says the same and says why. 1 to 0 is a
-- cart given back after a failed payment and then spent: it was an order once, so it cannot be
-- deleted.
create function check_order_move() returns trigger language plpgsql as $$
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

create table order_items (
  id bigint not null default nextval('order_line_numbers'),
  customer_id bigint not null,
  order_id bigint not null,
  good_id integer not null,
  ordered integer not null,
  returned integer not null default 0,
  -- as last shown in a cart (a change is then named and confirmed), as frozen in an order
  list_price_cents bigint, -- per piece, before wholesale, autoship and promo
  price_before_promo_cents bigint,
  -- paid per piece; a spread promo may leave a cent that only line_cents knows
  unit_price_cents bigint,
  line_cents bigint,
  discount_cents bigint not null default 0,
  unit_lent_deposit_cents bigint, -- the good's bail
  lent_deposit_cents bigint, -- of the line by steps: above zero to pay, below zero to come back
  state_deposit_cents bigint, -- per piece
  held integer, -- bottles on the customer's ledger when the order was placed
  vat_class text,
  kind text,
  bottle_kind text,
  name_lv text,
  name_en text,
  constraint order_items_pk primary key (id),
  constraint order_items_one_line_a_good unique (order_id, good_id),
  -- a guest's cart may change hands
  constraint order_items_order_fk foreign key (customer_id, order_id)
    references orders (customer_id, id) on delete cascade on update cascade,
  constraint order_items_good_fk foreign key (good_id) references goods (id),
  constraint order_items_quantities check (
    ordered between 0 and 9999 and returned between 0 and 9999 and ordered + returned > 0),
  constraint order_items_prices check (least(list_price_cents, price_before_promo_cents,
    unit_price_cents, line_cents, discount_cents, unit_lent_deposit_cents, state_deposit_cents) >=
    0),
  constraint order_items_held check (held >= 0),
  constraint order_items_vat_class check (vat_class in ('standard', 'reduced', 'pilot_food',
    'books')),
  constraint order_items_bottle_kind
    check (bottle_kind in ('large', 'small', 'none'))
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
  actor_kind text not null,
  made_at timestamptz not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint order_changes_pk primary key (id),
  constraint order_changes_one_a_version unique (order_id, version),
  constraint order_changes_order_fk foreign key (customer_id, order_id) references orders
    (customer_id, id),
  constraint order_changes_kind check (kind in ('placed', 'paid', 'given_back', 'edited', 'moved',
    'confirmed', 'locked', 'unlocked', 'handed_over', 'delivered', 'undelivered', 'skipped',
    'cancelled')),
  constraint order_changes_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create trigger order_changes_append_only before update or delete on order_changes
  for each row execute function refuse_change();

alter table ledger_transactions add constraint ledger_transactions_order_fk
  foreign key (customer_id, order_id) references orders (customer_id, id);

alter table stock_reservations add constraint stock_reservations_item_fk foreign key (order_item_id)
  references order_items (id) on delete cascade;

alter table stock_reservations add constraint stock_reservations_order_fk foreign key (customer_id,
  order_id) references orders (customer_id, id);

alter table shipments add constraint shipments_order_fk foreign key (customer_id, order_id)
  references orders (customer_id, id);

alter table day_proposals add constraint day_proposals_order_fk foreign key (customer_id, order_id)
  references orders (customer_id, id);
