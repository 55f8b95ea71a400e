-- What changed, for the open pages of the office: the numbers of records and no data. Orders that
-- customers place and pay are published after their commit, because a notice inside it would make
-- orders commit one by one.
create function publish_order_changes() returns trigger language plpgsql as $$
declare changed text;
begin
  select case when count(*) > 50 then '' else string_agg(distinct order_id::text, ',') end
    into changed from added where kind not in ('placed', 'paid');
  if changed is not null then perform pg_notify('office_changed', 'orders:' || changed); end if;
  return null;
end $$;

create trigger order_changes_publish after insert on order_changes
  referencing new table as added for each statement execute function publish_order_changes();

create function publish_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed', tg_argv[0] || ':' || new.id);
  return null;
end $$;

create trigger office_actions_publish after insert or update on office_actions
  for each row execute function publish_change('actions');
create trigger approvals_publish after insert or update on approvals
  for each row execute function publish_change('approvals');
create trigger mail_outbox_publish after update on mail_outbox
  for each row when (new.state = 'given_up' and old.state <> 'given_up')
  execute function publish_change('mails');
