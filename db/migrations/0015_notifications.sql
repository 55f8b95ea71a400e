-- Notifications: mails that must go out once, and what people agreed to.

-- The row is written in the transaction of its cause; the job only carries it out. message_id stays the same over all
-- attempts, so that a mail sent twice after a crash is seen as one.
create table mail_outbox (
  id bigint generated always as identity,
  customer_id bigint,
  template text not null,
  cause text not null, -- such as 'order:123:placed' or 'autoship:5:2026-11-24:one-day'
  language text not null,
  recipient text not null,
  payload jsonb not null,
  message_id text not null,
  state text not null default 'waiting',
  attempts smallint not null default 0,
  next_try_at timestamptz,
  sent_at timestamptz,
  last_error text,
  created_at timestamptz not null default now(),
  constraint mail_outbox_pk primary key (id),
  constraint mail_outbox_once unique (template, cause),
  constraint mail_outbox_message_id unique (message_id),
  constraint mail_outbox_customer_fk foreign key (customer_id) references customers (id) on delete cascade,
  constraint mail_outbox_language check (language in ('lv', 'en')),
  constraint mail_outbox_one_line_recipient check (recipient !~ '[\r\n]'),
  constraint mail_outbox_state check (state in ('waiting', 'sent', 'given_up', 'unwanted')),
  constraint mail_outbox_sent_has_time check ((state = 'sent') = (sent_at is not null))
);

create index mail_outbox_waiting on mail_outbox (next_try_at) where state = 'waiting';
create index mail_outbox_customer on mail_outbox (customer_id, id desc);

-- Sent mails are remembered, not rewritten: the second sending of a cause finds the first.
create trigger mail_outbox_sent_stays before update on mail_outbox
  for each row when (old.state = 'sent' and new.state <> 'sent') execute function refuse_change();

create table unsubscribes (
  customer_id bigint not null,
  topic text not null,
  source text not null,
  unsubscribed_at timestamptz not null default now(),
  constraint unsubscribes_pk primary key (customer_id, topic),
  constraint unsubscribes_customer_fk foreign key (customer_id) references customers (id) on delete cascade,
  constraint unsubscribes_topic check (topic in ('newsletter', 'reminders', 'back_in_stock')),
  constraint unsubscribes_source check (source in ('mail_link', 'one_click', 'profile'))
);

-- Every yes and no, with the text it was said to; the latest row of a purpose holds.
create table consents (
  id bigint generated always as identity,
  customer_id bigint not null,
  purpose text not null,
  granted boolean not null,
  text_version text not null,
  source text not null,
  given_at timestamptz not null,
  constraint consents_pk primary key (id),
  constraint consents_customer_fk foreign key (customer_id) references customers (id) on delete cascade,
  constraint consents_purpose check (purpose in ('agreement', 'newsletter', 'analytics', 'marketing'))
);

create index consents_customer on consents (customer_id, purpose, id desc);
create trigger consents_append_only before update on consents for each row execute function refuse_change();

create table newsletters (
  id bigint generated always as identity,
  subject_lv text not null,
  subject_en text not null,
  body_lv text not null,
  body_en text not null,
  created_at timestamptz not null default now(),
  send_at timestamptz,
  sent_at timestamptz,
  constraint newsletters_pk primary key (id)
);

-- The two-step withdrawal from a contract, open to anyone without logging in; its receipt is a mail.
create table contract_withdrawals (
  id bigint generated always as identity,
  customer_id bigint, -- where the order and the e-mail fit together
  order_id bigint,
  name text not null,
  email text not null,
  contract text not null, -- as the person wrote it
  statement text not null default '',
  token_hash bytea not null,
  stated_at timestamptz not null,
  confirmed_at timestamptz,
  constraint contract_withdrawals_pk primary key (id),
  constraint contract_withdrawals_token unique (token_hash),
  constraint contract_withdrawals_order_fk foreign key (customer_id, order_id) references orders (customer_id, id)
);

create index contract_withdrawals_customer on contract_withdrawals (customer_id);
