-- What the nightly proof of the bottles' places has found.
create table container_checks (
  id bigint generated always as identity,
  checked_at timestamptz not null,
  problems int not null,
  constraint container_checks_pk primary key (id),
  constraint container_checks_problems check (problems >= 0)
);

create trigger container_checks_append_only before update or delete on container_checks
  for each row execute function refuse_change();
