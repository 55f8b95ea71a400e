-- What the hourly check of all money found. Every web process shows the latest, whichever process checked.
create table money_checks (
  id bigint generated always as identity,
  checked_at timestamptz not null default now(),
  problems int not null,
  constraint money_checks_pk primary key (id),
  constraint money_checks_problems check (problems >= 0)
);

create trigger money_checks_never_change before update or delete on money_checks
  for each row execute function refuse_change();
