-- The person whose office a session of the owner shows, to read only.
alter table staff_sessions add column viewing_as bigint,
  add constraint staff_sessions_viewing_as_fk foreign key (viewing_as) references staff (id);
