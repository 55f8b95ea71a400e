create table unsubscribes (
  customer_id bigint not null,
  topic text not null,
  source text not null,
  unsubscribed_at timestamptz not null default now(),
  constraint unsubscribes_pk primary key (customer_id, topic),
  constraint unsubscribes_customer_fk foreign key (customer_id) references customers (id) on delete
    cascade,
  constraint unsubscribes_topic check (topic in ('newsletter', 'reminders', 'back_in_stock')),
  constraint unsubscribes_source check (source in ('mail_link', 'one_click', 'profile'))
);

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

-- The two-step withdrawal from a contract, open to anyone without logging in; its receipt is a
-- mail.
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
  constraint contract_withdrawals_order_fk foreign key (customer_id, order_id) references orders
    (customer_id, id)
);

create index contract_withdrawals_customer on contract_withdrawals (customer_id);

-- A statement of withdrawal is open to anybody and is counted by its e-mail first; who leaves
-- has those found that name no order.
create index contract_withdrawals_email on contract_withdrawals (lower(email), stated_at);
