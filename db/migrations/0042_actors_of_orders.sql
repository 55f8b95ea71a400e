-- The actor behind each change of an order, in the shape of 0040.
alter table order_changes disable trigger order_changes_append_only;
alter table order_changes drop constraint order_changes_made_by;
alter table order_changes rename column made_by to actor_kind;
alter table order_changes add column actor_id bigint, add column on_behalf_of bigint;
update order_changes set
  actor_kind = case actor_kind when 'operator' then 'command' else actor_kind end,
  actor_id = case when actor_kind = 'customer' then customer_id end
  where actor_kind in ('operator', 'customer');
alter table order_changes add constraint order_changes_actor check (is_actor(actor_kind, actor_id, on_behalf_of));
alter table order_changes enable trigger order_changes_append_only;
