alter table audit_trail
  add column roles text[], -- of the staff member at that time
  add column device text,
  add column reason text,
  add column refused text, -- the code of the refusal; none where it was done
  add column kept text not null default 'year',
  add constraint audit_trail_kept check (kept in ('books', 'year', 'quarter'));

create index audit_trail_staff on audit_trail (actor_id, id desc)
  where actor_kind in ('staff', 'driver');

-- Money, bottles and rights are kept with the books: five years after the year's end.
create function audit_age(kept text) returns interval immutable language sql as $$
  select case kept
    when 'books' then interval '6 years'
    when 'quarter' then interval '90 days'
    else interval '1 year'
  end
$$;

drop trigger audit_trail_kept_a_year on audit_trail;
create trigger audit_trail_stays before delete on audit_trail
  for each row when (old.at > now() - audit_age(old.kept)) execute function refuse_change();
