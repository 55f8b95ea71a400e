-- Bottles, deposits and rent (delivery room): what of ours stands at the customer's.
create table bottle_balances (
  customer_id bigint not null,
  good_id integer not null,
  held integer not null default 0,
  deposit_cents bigint not null default 0,
  constraint bottle_balances_pk primary key (customer_id, good_id),
  constraint bottle_balances_customer_fk foreign key (customer_id) references customers (id),
  constraint bottle_balances_good_fk foreign key (good_id) references goods (id),
  constraint bottle_balances_held check (held >= 0),
  constraint bottle_balances_deposit_not_below_zero check (deposit_cents >= 0)
);

create index bottle_balances_good on bottle_balances (good_id) where held > 0;
create trigger bottle_balances_follow_movements before insert or update or delete on bottle_balances
  for each row execute function refuse_direct_write();

-- Every returnable and rentable, never overwritten: a mistake is answered by a correction row.
create table bottle_movements (
  id bigint generated always as identity,
  customer_id bigint not null,
  good_id integer not null,
  address_id bigint,
  order_id bigint,
  moved_on date not null,
  delivered integer not null default 0,
  returned integer not null default 0,
  declared_delivered integer not null default 0,
  declared_returned integer not null default 0,
  deposit_cents bigint not null default 0, -- above zero charged, below zero given back
  held_after integer not null default 0, -- set by the trigger
  cause_kind text not null,
  cause_id bigint not null,
  note text,
  recorded_at timestamptz not null default now(),
  actor_kind text not null default 'system',
  actor_id bigint,
  on_behalf_of bigint,
  constraint bottle_movements_pk primary key (id),
  constraint bottle_movements_of_customer unique (customer_id, id),
  constraint bottle_movements_once unique (cause_kind, cause_id, good_id),
  constraint bottle_movements_customer_fk foreign key (customer_id) references customers (id),
  constraint bottle_movements_good_fk foreign key (good_id) references goods (id),
  constraint bottle_movements_order_fk foreign key (customer_id, order_id) references orders
    (customer_id, id),
  constraint bottle_movements_cause_kind check (cause_kind in ('opening', 'delivery', 'dispute',
    'audit')),
  constraint bottle_movements_counts check (least(delivered, returned, declared_delivered,
    declared_returned) >= 0),
  constraint bottle_movements_correction_has_note
    check (cause_kind in ('opening', 'delivery') or coalesce(note, '') <> ''),
  constraint bottle_movements_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index bottle_movements_customer on bottle_movements (customer_id, id desc);
create index bottle_movements_order on bottle_movements (order_id) where order_id is not null;

-- More bottles may come back than we count as held (a neighbour's): held then stays at zero.
create function move_bottles() returns trigger language plpgsql as $$
begin
  insert into bottle_balances (customer_id, good_id) values (new.customer_id, new.good_id)
    on conflict do nothing;
  update bottle_balances set held = greatest(held + new.delivered - new.returned, 0),
      deposit_cents = deposit_cents + new.deposit_cents
    where customer_id = new.customer_id and good_id = new.good_id
    returning held into new.held_after;
  return new;
end $$;

create trigger bottle_movements_move before insert on bottle_movements
  for each row execute function move_bottles();
create trigger bottle_movements_append_only before update or delete on bottle_movements
  for each row execute function refuse_change();

-- "That is not right": seen by the operator, answered by a correction or a reason.
create table bottle_disputes (
  id bigint generated always as identity,
  customer_id bigint not null,
  movement_id bigint not null,
  says_delivered integer not null,
  says_returned integer not null,
  comment text not null default '',
  state text not null default 'open',
  answer text,
  opened_at timestamptz not null,
  answered_at timestamptz,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint bottle_disputes_pk primary key (id),
  constraint bottle_disputes_one_a_movement unique (movement_id),
  constraint bottle_disputes_movement_fk foreign key (customer_id, movement_id)
    references bottle_movements (customer_id, id),
  constraint bottle_disputes_counts check (least(says_delivered, says_returned) >= 0),
  constraint bottle_disputes_state check (state in ('open', 'accepted', 'refused')),
  constraint bottle_disputes_answered check ((state = 'open') = (answered_at is null)),
  constraint bottle_disputes_refusal_has_reason
    check (state <> 'refused' or coalesce(answer, '') <> ''),
  constraint bottle_disputes_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index bottle_disputes_open on bottle_disputes (id) where state = 'open';

create table deposit_refunds (
  id bigint generated always as identity,
  customer_id bigint not null,
  amount_cents bigint not null,
  pay_to text not null,
  iban text,
  explanation jsonb not null, -- bottle by bottle, as it stood when asked
  state text not null default 'requested',
  answer text,
  requested_at timestamptz not null,
  answered_at timestamptz,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint deposit_refunds_pk primary key (id),
  constraint deposit_refunds_customer_fk foreign key (customer_id) references customers (id),
  constraint deposit_refunds_amount check (amount_cents > 0),
  constraint deposit_refunds_pay_to check (pay_to in ('account', 'iban')),
  constraint deposit_refunds_iban check (
    (pay_to = 'iban') = (iban is not null) and iban ~ '^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$'),
  constraint deposit_refunds_state check (state in ('requested', 'paid', 'refused', 'withdrawn')),
  constraint deposit_refunds_answered check ((state = 'requested') = (answered_at is null)),
  constraint deposit_refunds_refusal_has_reason
    check (state <> 'refused' or coalesce(answer, '') <> ''),
  constraint deposit_refunds_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create unique index deposit_refunds_one_open on deposit_refunds (customer_id) where state =
  'requested';

create table rentals (
  id bigint generated always as identity,
  customer_id bigint not null,
  good_id integer not null,
  address_id bigint,
  count integer not null,
  monthly_cents bigint not null, -- per piece, as agreed
  started_on date not null,
  ended_on date,
  constraint rentals_pk primary key (id),
  constraint rentals_of_customer unique (customer_id, id),
  constraint rentals_customer_fk foreign key (customer_id) references customers (id),
  constraint rentals_good_fk foreign key (good_id) references goods (id),
  constraint rentals_address_fk foreign key (customer_id, address_id)
    references addresses (customer_id, id) on delete set null (address_id),
  constraint rentals_count check (count between 1 and 9999),
  constraint rentals_monthly check (monthly_cents >= 0),
  constraint rentals_order check (ended_on >= started_on)
);

create index rentals_customer on rentals (customer_id);
create index rentals_running on rentals (started_on) where ended_on is null;

-- A month of a rental is charged once, whenever and however often the job runs.
create table rental_charges (
  id bigint generated always as identity,
  customer_id bigint not null,
  rental_id bigint not null,
  month date not null,
  cents bigint not null,
  constraint rental_charges_pk primary key (id),
  constraint rental_charges_once unique (rental_id, month),
  constraint rental_charges_rental_fk foreign key (customer_id, rental_id) references rentals
    (customer_id, id),
  constraint rental_charges_month check (extract(day from month) = 1),
  constraint rental_charges_cents check (cents >= 0)
);

create index rental_charges_customer on rental_charges (customer_id, month);
create trigger rental_charges_append_only before update or delete on rental_charges
  for each row execute function refuse_change();
