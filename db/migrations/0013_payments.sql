-- Payments by bank and card. A payment is also the API's `transactionstemp`: what is on its way
-- and not yet money.
create table payments (
  id bigint generated always as identity,
  customer_id bigint not null,
  order_id bigint, -- empty: a top-up alone
  order_cents bigint not null default 0,
  -- the advance deposit along with an order, or the top-up itself
  topup_cents bigint not null default 0,
  charge_cents bigint not null default 0, -- the method's, never given back
  amount_cents bigint generated always as (order_cents + topup_cents + charge_cents) stored,
  currency text not null default 'EUR',
  method text not null,
  provider text not null,
  merchant_reference text not null,
  provider_uuid uuid,
  payment_url text,
  status text, -- the provider's own word; empty until it has given one
  credited_to text, -- once paid: the order, or the account when the order no longer waits for it
  flag text, -- why a human must look: amount, currency, voided after paid
  refunded_cents bigint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  next_check_at timestamptz, -- the poller asks the provider then; empty when settled
  checks integer not null default 0,
  constraint payments_pk primary key (id),
  constraint payments_of_customer unique (customer_id, id),
  constraint payments_merchant_reference unique (merchant_reference),
  constraint payments_provider_uuid unique (provider_uuid),
  constraint payments_customer_fk foreign key (customer_id) references customers (id),
  constraint payments_order_fk foreign key (customer_id, order_id) references orders (customer_id,
    id),
  constraint payments_purpose check ((order_id is null) = (order_cents = 0) and order_cents >= 0 and
    charge_cents >= 0),
  constraint payments_topup check (topup_cents between 0 and 1000000 and (order_id is not null or
    topup_cents > 0)),
  constraint payments_currency check (currency = 'EUR'),
  constraint payments_method
    check (method in ('card', 'seb', 'citadele', 'luminor', 'swedbank', 'revolut')),
  constraint payments_provider check (provider in ('montonio', 'sandbox')),
  constraint payments_status check (status in ('PENDING', 'ABANDONED', 'AUTHORIZED', 'PAID',
    'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED')),
  constraint payments_credited_to check (
    credited_to in ('order', 'account') and (credited_to = 'account' or order_id is not null)),
  constraint payments_paid_is_credited check (status not in ('PAID', 'PARTIALLY_REFUNDED',
    'REFUNDED') or num_nulls(credited_to, paid_at) = 0),
  constraint payments_refunded check (refunded_cents between 0 and order_cents + topup_cents +
    charge_cents),
  constraint payments_refund_only_what_was_paid check (refunded_cents = 0 or paid_at is not null)
);

-- Two attempts may both succeed at the bank; one pays the order, the other goes to the account.
create unique index payments_one_pays_the_order on payments (order_id) where credited_to = 'order';
create index payments_customer on payments (customer_id, id desc);
create index payments_order on payments (order_id) where order_id is not null;
create index payments_to_check on payments (next_check_at) where next_check_at is not null;

-- Reports come late, twice and out of order: a status only goes forward in this row, and none
-- takes a paid payment back except the bank's own voiding.
create function check_payment_move() returns trigger language plpgsql as $$
declare
  forward constant text[] :=
    array['PENDING', 'ABANDONED', 'AUTHORIZED', 'PAID', 'PARTIALLY_REFUNDED', 'REFUNDED', 'VOIDED'];
begin
  if (old.status is not null and new.status is null)
    or array_position(forward, new.status) < array_position(forward, old.status)
    or (old.status = 'REFUNDED' and new.status = 'VOIDED')
    or (old.paid_at is not null and new.paid_at is distinct from old.paid_at)
    or (old.credited_to is not null and new.credited_to is distinct from old.credited_to) then
    raise exception 'payment % cannot go from % to %', old.id, old.status, new.status
      using errcode = 'check_violation', table = 'payments', constraint = 'payments_moves';
  end if;
  return new;
end $$;

create trigger payments_moves before update on payments for each row execute function
  check_payment_move();
create trigger payments_are_kept before delete on payments for each row execute function
  refuse_change();

-- What the provider said, word for word, once. Only what passed the check of its signature comes
-- here.
create table provider_events (
  id bigint generated always as identity,
  customer_id bigint,
  payment_id bigint,
  source text not null,
  token_hash bytea not null, -- sha256 of the token, or of a polled answer
  raw text not null,
  payload jsonb not null,
  outcome text not null,
  received_at timestamptz not null default now(),
  constraint provider_events_pk primary key (id),
  constraint provider_events_once unique (token_hash),
  constraint provider_events_payment_fk foreign key (customer_id, payment_id) references payments
    (customer_id, id),
  constraint provider_events_source check (source in ('webhook', 'return', 'poll',
    'refund_webhook'))
);

create index provider_events_payment on provider_events (payment_id, id);
create trigger provider_events_append_only before update or delete on provider_events
  for each row execute function refuse_change();

create table provider_refunds (
  id bigint generated always as identity,
  customer_id bigint not null,
  payment_id bigint not null,
  amount_cents bigint not null,
  idempotency_key uuid not null,
  provider_uuid uuid,
  status text not null default 'requested',
  reason text not null,
  actor_kind text not null,
  requested_at timestamptz not null,
  settled_at timestamptz,
  next_check_at timestamptz,
  actor_id bigint,
  on_behalf_of bigint,
  constraint provider_refunds_pk primary key (id),
  constraint provider_refunds_key unique (idempotency_key),
  constraint provider_refunds_provider_uuid unique (provider_uuid),
  constraint provider_refunds_payment_fk foreign key (customer_id, payment_id) references payments
    (customer_id, id),
  constraint provider_refunds_amount check (amount_cents >= 5), -- the provider's least sum
  constraint provider_refunds_status check (
    status in ('requested', 'pending', 'processing', 'successful', 'rejected', 'canceled')),
  constraint provider_refunds_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index provider_refunds_payment on provider_refunds (payment_id);
create index provider_refunds_to_check on provider_refunds (next_check_at) where next_check_at is
  not null;

-- The payment's row is the lock, and payments_refunded the limit: refunds under way count as
-- given.
create function count_provider_refund() returns trigger language plpgsql as $$
declare
  before_cents bigint := 0;
  after_cents bigint :=
    case when new.status in ('rejected', 'canceled') then 0 else new.amount_cents end;
begin
  if tg_op = 'UPDATE' then
    before_cents :=
      case when old.status in ('rejected', 'canceled') then 0 else old.amount_cents end;
  end if;
  if before_cents <> after_cents then
    update payments set refunded_cents = refunded_cents + after_cents - before_cents
      where id = new.payment_id;
  end if;
  return null;
end $$;

create trigger provider_refunds_count after insert or update on provider_refunds
  for each row execute function count_provider_refund();
create trigger provider_refunds_are_kept before delete on provider_refunds
  for each row execute function refuse_change();

-- The sandbox provider's own memory: it stands for another firm, so nothing of the shop points
-- at it.
create table sandbox_orders (
  uuid uuid not null,
  merchant_reference text not null,
  status text not null default 'PENDING',
  request jsonb not null, -- as the shop sent it
  grand_total_cents bigint not null,
  currency text not null,
  refunds jsonb not null default '[]', -- uuid, amountCents, status, idempotencyKey
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint sandbox_orders_pk primary key (uuid),
  constraint sandbox_orders_merchant_reference unique (merchant_reference)
);

-- What the hourly check of all money found. Every web process shows the latest, whichever
-- process checked.
create table money_checks (
  id bigint generated always as identity,
  checked_at timestamptz not null default now(),
  problems int not null,
  constraint money_checks_pk primary key (id),
  constraint money_checks_problems check (problems >= 0)
);

create trigger money_checks_never_change before update or delete on money_checks
  for each row execute function refuse_change();
