-- The actor behind the present state of a dispute and of a refund.
alter table bottle_disputes add column actor_kind text not null default 'customer',
  add column actor_id bigint, add column on_behalf_of bigint;
update bottle_disputes set
  actor_kind = case state when 'open' then 'customer' else 'command' end,
  actor_id = case state when 'open' then customer_id end;
alter table bottle_disputes alter column actor_kind drop default,
  add constraint bottle_disputes_actor check (is_actor(actor_kind, actor_id, on_behalf_of));

-- A customer requests and withdraws, and a refund to the account is paid at once.
alter table deposit_refunds add column actor_kind text not null default 'customer',
  add column actor_id bigint, add column on_behalf_of bigint;
update deposit_refunds set
  actor_kind = case when state = 'refused' or (state = 'paid' and pay_to = 'iban') then 'command' else 'customer' end,
  actor_id = case when state = 'refused' or (state = 'paid' and pay_to = 'iban') then null else customer_id end;
alter table deposit_refunds alter column actor_kind drop default,
  add constraint deposit_refunds_actor check (is_actor(actor_kind, actor_id, on_behalf_of));
