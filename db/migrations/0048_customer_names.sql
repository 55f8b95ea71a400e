-- A customer's role and kind of person by name.

drop index customers_email;
drop index customers_idle_guests;
alter table customers
  drop constraint customers_role,
  drop constraint customers_person_type,
  drop constraint customers_registered_are_whole,
  drop constraint customers_company_has_number,
  alter column role drop default,
  alter column person_type drop default;
alter table customers
  alter column role type text using case role when 0 then 'guest' else 'customer' end,
  alter column person_type type text using case person_type when 2 then 'company' else 'person' end;
alter table customers
  alter column role set default 'guest',
  alter column person_type set default 'person',
  add constraint customers_role check (role in ('guest', 'customer')),
  add constraint customers_person_type check (person_type in ('person', 'company')),
  add constraint customers_registered_are_whole check (role = 'guest' or anonymised_at is not null
    or num_nulls(name, email, registered_at, agreement_confirmed_at) = 0),
  add constraint customers_company_has_number check (role = 'guest' or anonymised_at is not null
    or person_type = 'person' or legal_id is not null);
create unique index customers_email on customers (lower(email)) where role = 'customer';
create index customers_idle_guests on customers (last_seen_at) where role = 'guest';
