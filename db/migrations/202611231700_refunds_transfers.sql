-- Files of transfers for the bank, and what each pays.
create table transfer_files (
  id bigint generated always as identity,
  iban text not null, -- of ours
  payer_name text not null,
  pay_on date not null,
  file_id bigint, -- none until a job has written it
  made_at timestamptz not null,
  sent_at timestamptz, -- given to the bank
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint transfer_files_pk primary key (id),
  constraint transfer_files_file_fk foreign key (file_id) references files (id),
  constraint transfer_files_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create table transfers (
  refund_id bigint not null,
  transfer_file_id bigint not null,
  customer_id bigint not null,
  cents bigint not null,
  iban text not null,
  payee_name text not null,
  constraint transfers_pk primary key (refund_id),
  constraint transfers_file_fk foreign key (transfer_file_id) references transfer_files (id),
  constraint transfers_refund_fk foreign key (refund_id) references deposit_refunds (id),
  constraint transfers_customer_fk foreign key (customer_id) references customers (id),
  constraint transfers_cents check (cents > 0)
);

create index transfers_file on transfers (transfer_file_id);
create index transfers_customer on transfers (customer_id);

create function publish_refunds() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed', 'refunds:');
  return null;
end $$;

create trigger deposit_refunds_publish after insert or update on deposit_refunds
  for each statement execute function publish_refunds();
create trigger transfer_files_publish after insert or update on transfer_files
  for each statement execute function publish_refunds();
