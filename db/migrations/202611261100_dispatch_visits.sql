-- A door that the van goes to without an order: to fetch empties, for a service, or to count the
-- bottles that are there.
create table visits (
  id bigint generated always as identity,
  customer_id bigint not null,
  address_id bigint,
  address_text text not null,
  kind text not null,
  day date not null,
  note text not null default '',
  made_at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint visits_pk primary key (id),
  constraint visits_of_customer unique (customer_id, id),
  constraint visits_customer_fk foreign key (customer_id) references customers (id),
  constraint visits_kind check (kind in ('empties', 'service', 'recount')),
  constraint visits_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index visits_day on visits (day);

alter table stops add column kind text not null default 'delivery';
alter table stops add column visit_id bigint;
alter table stops add constraint stops_kind
  check (kind in ('delivery', 'empties', 'service', 'recount'));
alter table stops add constraint stops_visit check ((kind = 'delivery') = (visit_id is null));
alter table stops add constraint stops_visit_fk foreign key (customer_id, visit_id)
  references visits (customer_id, id);
create unique index stops_visit_once on stops (visit_id) where state = 'waiting';

-- What such a stop brings to the books belongs to no order.
alter table deliveries alter column order_id drop not null;
alter table deliveries drop constraint deliveries_outcome;
alter table deliveries add constraint deliveries_outcome
  check (outcome in ('delivered', 'undelivered', 'reversed', 'visited'));
alter table deliveries add constraint deliveries_of_order
  check ((order_id is null) = (outcome = 'visited') and (outcome <> 'visited' or stop_id is not null));
create unique index deliveries_visited_once on deliveries (stop_id) where outcome = 'visited';

alter table ledger_transactions drop constraint ledger_transactions_cause_kind;
alter table ledger_transactions add constraint ledger_transactions_cause_kind check (
  cause_kind in ('order', 'payment', 'bill', 'correction', 'provider_refund', 'deposit_refund',
    'cash_move', 'bank_line', 'goodwill', 'write_off', 'visit'));

-- Bottles that were counted at the customer's, as the office had asked.
alter table bottle_movements drop constraint bottle_movements_cause_kind;
alter table bottle_movements add constraint bottle_movements_cause_kind
  check (cause_kind in ('opening', 'delivery', 'dispute', 'audit', 'reversal', 'recount'));

alter table run_changes drop constraint run_changes_kind;
alter table run_changes add constraint run_changes_kind check (kind in ('made', 'driver', 'state',
  'order_of_stops', 'stop_moved', 'order_added', 'visit_added', 'stop_withdrawn', 'spare',
  'transfer', 'load_corrected', 'printed', 'late', 'signed'));
