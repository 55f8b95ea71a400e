-- Who or what is behind a change, in one shape everywhere. A customer's or staff member's number has no foreign key,
-- because the books outlive both.

create function is_actor(kind text, id bigint, on_behalf_of bigint) returns boolean immutable language sql as $$
  select kind in ('customer', 'staff', 'driver', 'command', 'system', 'provider')
    and (id is null or kind in ('customer', 'staff', 'driver'))
    and (id is not null or kind not in ('staff', 'driver'))
    and (on_behalf_of is null or kind in ('staff', 'driver'))
$$;

alter table audit_trail disable trigger audit_trail_append_only;
alter table audit_trail drop constraint audit_trail_actor;
alter table audit_trail rename column actor to actor_kind;
alter table audit_trail add column actor_id bigint, add column on_behalf_of bigint;
update audit_trail set
  details = case when actor_kind = 'guest' then details || '{"guest": true}' else details end,
  actor_kind = case actor_kind when 'operator' then 'command' when 'guest' then 'customer' else actor_kind end,
  actor_id = case when actor_kind = 'customer' then customer_id end
  where actor_kind in ('operator', 'guest', 'customer');
alter table audit_trail add constraint audit_trail_actor check (is_actor(actor_kind, actor_id, on_behalf_of));
alter table audit_trail enable trigger audit_trail_append_only;

-- Nothing was recorded here before.
alter table ledger_transactions add column actor_kind text not null default 'system',
  add column actor_id bigint, add column on_behalf_of bigint,
  add constraint ledger_transactions_actor check (is_actor(actor_kind, actor_id, on_behalf_of));
alter table bottle_movements add column actor_kind text not null default 'system',
  add column actor_id bigint, add column on_behalf_of bigint,
  add constraint bottle_movements_actor check (is_actor(actor_kind, actor_id, on_behalf_of));
alter table stock_movements add column actor_kind text not null default 'system',
  add column actor_id bigint, add column on_behalf_of bigint,
  add constraint stock_movements_actor check (is_actor(actor_kind, actor_id, on_behalf_of));

alter table provider_refunds drop constraint provider_refunds_requested_by;
alter table provider_refunds rename column requested_by to actor_kind;
alter table provider_refunds add column actor_id bigint, add column on_behalf_of bigint;
update provider_refunds set actor_kind = 'command' where actor_kind = 'operator';
alter table provider_refunds add constraint provider_refunds_actor check (is_actor(actor_kind, actor_id, on_behalf_of));
