-- The process that works on a request; null once it has given up without an answer.
alter table idempotency_keys add column claimed_by text;

-- How much a busy visitor asked for in a minute, of all web processes together. Nothing is lost
-- with it, so it is not logged.
create unlogged table request_counts (
  subject_hash bytea not null,
  window_started_at timestamptz not null,
  requests integer not null,
  constraint request_counts_pk primary key (subject_hash, window_started_at),
  constraint request_counts_positive check (requests > 0)
);
