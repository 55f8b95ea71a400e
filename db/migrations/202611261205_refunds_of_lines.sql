-- A part of an invoice's price that goes back to its customer; each has a credit bill.
create table line_refunds (
  id bigint generated always as identity,
  customer_id bigint not null,
  paper_id bigint not null,
  line integer not null, -- from zero, in the order of the document
  cents bigint not null,
  vat_cents bigint not null,
  bonus_cents bigint not null, -- what the bonus gained or, below zero, lost with it
  made_at timestamptz not null,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint line_refunds_pk primary key (id),
  constraint line_refunds_paper_fk foreign key (customer_id, paper_id) references papers
    (customer_id, id),
  constraint line_refunds_cents check (cents > 0 and vat_cents between 0 and cents),
  constraint line_refunds_line check (line >= 0),
  constraint line_refunds_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create index line_refunds_paper on line_refunds (paper_id);
create index line_refunds_customer on line_refunds (customer_id);
create trigger line_refunds_append_only before update or delete on line_refunds
  for each row execute function refuse_change();

alter table ledger_transactions drop constraint ledger_transactions_cause_kind;
alter table ledger_transactions add constraint ledger_transactions_cause_kind check (
  cause_kind in ('order', 'payment', 'bill', 'correction', 'provider_refund', 'deposit_refund',
    'cash_move', 'bank_line', 'goodwill', 'write_off', 'visit', 'line_refund'));

alter table papers drop constraint papers_cause_kind;
alter table papers add constraint papers_cause_kind check (cause_kind in ('delivery', 'payment',
  'month', 'audit', 'dispute', 'line_refund'));
