-- Payment methods and the result of an order's payment by name.

create function method_of(number integer) returns text language sql immutable as $$
  select case number when 2 then 'account' when 3 then 'cash' when 5 then 'deferred'
    when 6 then 'card' when 7 then 'seb' when 8 then 'citadele' when 9 then 'luminor'
    when 10 then 'swedbank' when 11 then 'revolut' end $$;

alter table orders
  drop constraint orders_payment_method,
  drop constraint orders_cash_for_our_courier,
  drop constraint orders_payment_state,
  alter column payment_state drop default;
alter table orders
  alter column payment_method type text using method_of(payment_method),
  alter column payment_state type text
    using (array['none', 'paid', 'pending', 'failed'])[payment_state + 1];
alter table orders
  alter column payment_state set default 'none',
  add constraint orders_payment_method check (payment_method in ('account', 'cash', 'deferred',
    'card', 'seb', 'citadele', 'luminor', 'swedbank', 'revolut')),
  add constraint orders_cash_for_our_courier
    check (payment_method <> 'cash' or delivery_kind = 'courier'),
  add constraint orders_payment_state
    check (payment_state in ('none', 'paid', 'pending', 'failed'));

alter table payments drop constraint payments_method;
alter table payments alter column method type text using method_of(method);
alter table payments add constraint payments_method
  check (method in ('card', 'seb', 'citadele', 'luminor', 'swedbank', 'revolut'));

drop function method_of;
