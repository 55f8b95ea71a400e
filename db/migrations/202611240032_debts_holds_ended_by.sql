-- Who ended a hold.
alter table holds add column ended_actor_kind text;
alter table holds add column ended_actor_id bigint;
alter table holds add constraint holds_ended_actor check (ended_actor_kind is null
  or ended_at is not null and is_actor(ended_actor_kind, ended_actor_id, null));
