-- What a paper says of its payment: how it was paid before it was issued, and what is left to pay.

alter table papers add column settled jsonb not null default '[]';
alter table papers add column to_pay_cents bigint not null default 0;
alter table papers add constraint papers_to_pay check (to_pay_cents >= 0 and (to_pay_cents = 0 or due_on is not null));
