-- Papers: issued once, numbered without a gap, never changed.
-- One short-locked row per kind and year: it is taken by the insert of a paper and freed by its
-- commit.
create table paper_series (
  kind text not null,
  year smallint not null,
  last_number bigint not null default 0,
  constraint paper_series_pk primary key (kind, year),
  constraint paper_series_kind check (kind in ('invoice', 'credit_bill', 'advance_bill',
    'monthly_bill')),
  constraint paper_series_last_number check (last_number >= 0)
);

create trigger paper_series_follow_papers before insert or update on paper_series
  for each row execute function refuse_direct_write();
create trigger paper_series_are_kept before delete on paper_series for each row execute function
  refuse_change();

create table papers (
  id bigint generated always as identity,
  customer_id bigint not null,
  kind text not null,
  year smallint not null generated always as (extract(year from issued_on)) stored,
  number bigint not null default 0, -- set by the trigger
  cause_kind text not null,
  cause_id bigint not null, -- for a month: 202611
  order_id bigint,
  payment_id bigint,
  corrects_id bigint,
  issued_on date not null,
  supplied_on date not null,
  due_on date,
  language text not null default 'lv',
  seller jsonb not null,
  buyer jsonb not null, -- the customer as it was
  lines jsonb not null,
  vat jsonb not null, -- base and tax per rate
  deposit_cents bigint not null default 0,
  total_cents bigint not null,
  bank_reference text not null,
  issued_at timestamptz not null,
  settled jsonb not null default '[]',
  to_pay_cents bigint not null default 0,
  constraint papers_pk primary key (id),
  constraint papers_of_customer unique (customer_id, id),
  constraint papers_number unique (kind, year, number),
  constraint papers_once unique (kind, cause_kind, cause_id, customer_id),
  constraint papers_series_fk foreign key (kind, year) references paper_series (kind, year),
  constraint papers_are_numbered check (number > 0),
  constraint papers_customer_fk foreign key (customer_id) references customers (id),
  constraint papers_order_fk foreign key (customer_id, order_id) references orders (customer_id,
    id),
  constraint papers_payment_fk foreign key (customer_id, payment_id) references payments
    (customer_id, id),
  constraint papers_corrects_fk foreign key (customer_id, corrects_id) references papers
    (customer_id, id),
  constraint papers_cause_kind check (cause_kind in ('delivery', 'payment', 'month', 'audit',
    'dispute')),
  constraint papers_credit_names_what_it_corrects check ((kind = 'credit_bill') = (corrects_id is
    not null)),
  constraint papers_month check (cause_kind <> 'month' or (kind = 'monthly_bill' and cause_id % 100
    between 1 and 12)),
  constraint papers_language check (language in ('lv', 'en')),
  constraint papers_to_pay check (to_pay_cents >= 0 and (to_pay_cents = 0 or due_on is not null))
);

create index papers_customer on papers (customer_id, kind, id desc);
create index papers_order on papers (order_id) where order_id is not null;
create index papers_payment on papers (payment_id) where payment_id is not null;

-- A paper that exists already takes no number: its unique key refuses it (or `on conflict do
-- nothing` passes over it), and no gap is left behind.
create function number_paper() returns trigger language plpgsql as $$
declare
  year_of_issue constant smallint := extract(year from new.issued_on);
begin
  insert into paper_series (kind, year) values (new.kind, year_of_issue) on conflict do nothing;
  select last_number + 1 into new.number from paper_series
    where kind = new.kind and year = year_of_issue for no key update;
  if not exists (select from papers where kind = new.kind and cause_kind = new.cause_kind
    and cause_id = new.cause_id and customer_id = new.customer_id) then
    update paper_series set last_number = new.number where kind = new.kind and year = year_of_issue;
  end if;
  return new;
end $$;

create trigger papers_number before insert on papers for each row execute function number_paper();
create trigger papers_never_change before update or delete on papers for each row execute function
  refuse_change();

-- Made by a job after the paper, stored once; these bytes are served for ever.
create table paper_pdfs (
  paper_id bigint not null,
  customer_id bigint not null,
  pdf bytea not null,
  sha256 bytea generated always as (sha256(pdf)) stored,
  made_at timestamptz not null default now(),
  constraint paper_pdfs_pk primary key (paper_id),
  constraint paper_pdfs_paper_fk foreign key (customer_id, paper_id) references papers (customer_id,
    id),
  constraint paper_pdfs_is_pdf check (substring(pdf from 1 for 5) = '%PDF-'::bytea)
);

alter table paper_pdfs alter column pdf set storage external;
create trigger paper_pdfs_never_change before update or delete on paper_pdfs
  for each row execute function refuse_change();

-- Debt past its day; while a row is open, cash at the door is not offered.
create table overdue_papers (
  paper_id bigint not null,
  customer_id bigint not null,
  overdue_since date not null,
  open_cents bigint not null,
  reminders smallint not null default 0,
  reminded_on date,
  cleared_on date,
  constraint overdue_papers_pk primary key (paper_id),
  constraint overdue_papers_paper_fk foreign key (customer_id, paper_id) references papers
    (customer_id, id),
  constraint overdue_papers_open check ((open_cents = 0) = (cleared_on is not null) and open_cents
    >= 0)
);

create index overdue_papers_open_of_customer on overdue_papers (customer_id) where cleared_on is
  null;
