-- A top-up may name the document that it pays: it pays that one before any older.
alter table payments add column paper_id bigint;
alter table payments add constraint payments_paper_fk foreign key (customer_id, paper_id)
  references papers (customer_id, id);
alter table payments add constraint payments_paper_is_topped_up
  check (paper_id is null or topup_cents > 0);
create index payments_paper on payments (paper_id) where paper_id is not null;
