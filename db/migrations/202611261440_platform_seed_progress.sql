-- How far a company of the demo is made: its past is written behind the open shop, step by step,
-- each step with this row in one transaction, so that it goes on where it was cut.
create table seed_progress (
  name text not null,
  founded_on date not null,
  done_steps int not null,
  all_steps int not null,
  constraint seed_progress_pk primary key (name),
  constraint seed_progress_steps check (done_steps between 0 and all_steps)
);
