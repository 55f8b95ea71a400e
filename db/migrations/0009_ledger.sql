-- Ledger: every movement of money, double-entry, append-only. What we owe and earn is above
-- zero, what we have and spend below, so a customer's balance is simply the sum.
create table ledger_transactions (
  id bigint generated always as identity,
  -- empty only where no customer is touched, such as a payout from the provider to the bank
  customer_id bigint,
  code text not null,
  cause_kind text not null,
  cause_id bigint not null,
  cause_step text not null, -- such as placed, changed:4, delivered, cancelled
  order_id bigint, -- shown beside the sum; the cause decides
  reverses_id bigint,
  note text,
  posted_at timestamptz not null,
  posted_on date not null,
  recorded_at timestamptz not null default now(),
  actor_kind text not null default 'system',
  actor_id bigint,
  on_behalf_of bigint,
  constraint ledger_transactions_pk primary key (id),
  constraint ledger_transactions_post_once unique (cause_kind, cause_id, cause_step, code),
  constraint ledger_transactions_reversed_once unique (reverses_id),
  constraint ledger_transactions_customer_fk foreign key (customer_id) references customers (id),
  constraint ledger_transactions_reverses_fk foreign key (reverses_id) references
    ledger_transactions (id),
  constraint ledger_transactions_code check (
    code in ('topup', 'order', 'refund', 'bonus', 'deposit', 'monthly', 'correction')),
  constraint ledger_transactions_cause_kind check (
    cause_kind in ('order', 'payment', 'bill', 'correction', 'provider_refund', 'deposit_refund')),
  constraint ledger_transactions_not_its_own_reversal check (reverses_id <> id),
  constraint ledger_transactions_correction_has_reason
    check (code <> 'correction' or coalesce(note, '') <> ''),
  constraint ledger_transactions_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index ledger_transactions_customer on ledger_transactions (customer_id, id desc);
create index ledger_transactions_customer_code on ledger_transactions (customer_id, code, id desc);
create index ledger_transactions_order on ledger_transactions (order_id) where order_id is not null;

-- At commit: no transaction without entries, and a reversal is the exact mirror of what it
-- reverses.
create function check_ledger_transaction() returns trigger language plpgsql as $$
begin
  if not exists (select from ledger_entries where transaction_id = new.id) then
    raise exception 'ledger transaction % has no entries', new.id
      using errcode = 'check_violation', table = 'ledger_transactions',
        constraint = 'ledger_transactions_whole';
  end if;
  if new.reverses_id is not null and exists (
    select from ledger_entries where transaction_id in (new.id, new.reverses_id)
      group by account, customer_id having sum(cents) <> 0
  ) then
    raise exception 'ledger transaction % does not mirror %', new.id, new.reverses_id
      using errcode = 'check_violation', table = 'ledger_transactions',
        constraint = 'ledger_transactions_whole';
  end if;
  return null;
end $$;

create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change();
create constraint trigger ledger_transactions_whole after insert on ledger_transactions
  deferrable initially deferred for each row execute function check_ledger_transaction();

create table ledger_entries (
  id bigint generated always as identity,
  transaction_id bigint not null,
  customer_id bigint,
  account text not null,
  cents bigint not null,
  -- the lowest balance this entry may leave behind; empty where it must go through regardless
  floor_cents bigint,
  constraint ledger_entries_pk primary key (id),
  constraint ledger_entries_transaction_fk foreign key (transaction_id) references
    ledger_transactions (id),
  constraint ledger_entries_account check (account in (
    'account', 'bonus', 'deposit', -- the customer's own
    'advance', 'provider', 'cash', 'bank', 'revenue', 'vat', 'state_deposit', 'bonus_cost',
    'correction')),
  constraint ledger_entries_customer check (account not in ('account', 'bonus', 'deposit') or
    customer_id is not null),
  constraint ledger_entries_cents check (cents <> 0)
);

create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_customer on ledger_entries (customer_id, account, id desc);
create index ledger_entries_shop on ledger_entries (account, id) where account not in ('account',
  'bonus', 'deposit');

-- All entries of a transaction arrive in one statement and balance in it; the customers' sums
-- move under their lock.
create function post_ledger_entries() returns trigger language plpgsql as $$
declare
  unsound bigint;
  moved record;
  balance bigint;
begin
  select a.transaction_id into unsound
    from (select transaction_id, sum(cents) as cents, count(*) as entries,
      count(customer_id) as with_customer, min(customer_id) as one_customer,
      max(customer_id) as other_customer from added group by 1) a
    join ledger_transactions t on t.id = a.transaction_id
    where a.cents <> 0
      or a.one_customer <> a.other_customer
      or (a.with_customer > 0 and t.customer_id is distinct from a.one_customer)
      or a.entries <>
        (select count(*) from ledger_entries e where e.transaction_id = a.transaction_id)
    limit 1;
  if found then
    raise exception
      'ledger transaction %: its entries come at once, for one customer, and sum to zero', unsound
      using errcode = 'check_violation', table = 'ledger_entries',
        constraint = 'ledger_entries_balance';
  end if;

  for moved in
    select customer_id, account, sum(cents)::bigint as cents, max(floor_cents) as floor_cents
      from added where account in ('account', 'bonus', 'deposit') group by 1, 2 order by 1, 2
  loop
    update ledger_balances set cents = cents + moved.cents
      where customer_id = moved.customer_id and account = moved.account
      returning cents into balance;
    if not found then
      insert into ledger_balances as b (customer_id, account, cents)
        values (moved.customer_id, moved.account, moved.cents)
        on conflict (customer_id, account) do update set cents = b.cents + excluded.cents
        returning cents into balance;
    end if;
    if balance < moved.floor_cents then
      raise exception '% of customer % would fall to %, below %',
        moved.account, moved.customer_id, balance, moved.floor_cents
        using errcode = 'check_violation', table = 'ledger_entries',
          constraint = 'ledger_entries_floor';
    end if;
  end loop;
  return null;
end $$;

create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as added for each statement execute function post_ledger_entries();

-- Customers' sums only: one row for all revenue would make every order of the shop wait for
-- every other.
create table ledger_balances (
  customer_id bigint not null,
  account text not null,
  cents bigint not null default 0,
  constraint ledger_balances_pk primary key (customer_id, account),
  constraint ledger_balances_customer_fk foreign key (customer_id) references customers (id),
  constraint ledger_balances_account check (account in ('account', 'bonus', 'deposit')),
  constraint ledger_balances_bonus_not_below_zero check (account <> 'bonus' or cents >= 0),
  constraint ledger_balances_deposit_not_below_zero check (account <> 'deposit' or cents >= 0)
) with (fillfactor = 70);

create trigger ledger_balances_follow_entries before insert or update or delete on ledger_balances
  for each row execute function refuse_direct_write();
