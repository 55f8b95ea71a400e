-- an address that its owner has never confirmed can be changed with the password alone
alter table customers add column email_confirmed_at timestamptz;
update customers set email_confirmed_at = coalesce(registered_at, created_at) where email is not null;
