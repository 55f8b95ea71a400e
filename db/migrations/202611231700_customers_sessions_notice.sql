-- Processes know sessions from memory and hear here of those that ended or changed, by the hash of
-- the token; of many at once they hear that all may have changed. A use is no change.
create function publish_sessions() returns trigger language plpgsql as $$
begin
  if (select count(*) from changed) > 100 then
    perform pg_notify('sessions_changed', '');
  else
    perform pg_notify('sessions_changed', encode(token_hash, 'base64')) from changed;
  end if;
  return null;
end $$;

create trigger sessions_ended after delete on sessions referencing old table as changed
  for each statement execute function publish_sessions();

create function publish_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_changed', encode(new.token_hash, 'base64'));
  return null;
end $$;

create trigger sessions_turned after update of kind, customer_id on sessions
  for each row execute function publish_session();

create function publish_sessions_of_customer() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions_changed', encode(token_hash, 'base64'))
    from sessions where customer_id = new.id;
  return null;
end $$;

create trigger customers_sessions_changed after update of role, language on customers
  for each row when ((old.role, old.language) is distinct from (new.role, new.language))
  execute function publish_sessions_of_customer();
