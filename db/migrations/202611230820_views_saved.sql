-- A list of the office as a person left it: the query of its address under a name.
create table saved_views (
  id bigint generated always as identity,
  staff_id bigint not null,
  place text not null,
  name text not null,
  query text not null,
  is_shared boolean not null default false, -- all colleagues with the list's right see it
  created_at timestamptz not null default now(),
  constraint saved_views_pk primary key (id),
  constraint saved_views_staff_fk foreign key (staff_id) references staff (id),
  constraint saved_views_once unique (staff_id, place, name),
  constraint saved_views_name check (length(name) between 1 and 60),
  constraint saved_views_query check (length(query) <= 3000)
);
