-- A phone names each move before it sends it, and what it no longer wants of those without an answer.
alter table cash_moves
  add column sent_as uuid,
  add column instead_of uuid[] not null default '{}',
  add constraint cash_moves_sent_once unique (sent_as, actor_id);
create index cash_moves_instead_of on cash_moves using gin (instead_of);
