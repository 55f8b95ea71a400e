-- Delivery kinds by name.

alter table orders
  drop constraint orders_delivery_type,
  drop constraint orders_parcel_machine_for_type_2,
  drop constraint orders_cash_for_our_courier,
  alter column delivery_type drop default;
alter table orders rename column delivery_type to delivery_kind;
alter table orders alter column delivery_kind type text
  using case delivery_kind when 1 then 'courier' when 2 then 'parcelMachine'
    else 'thirdPartyCourier' end;
alter table orders
  alter column delivery_kind set default 'courier',
  add constraint orders_delivery_kind
    check (delivery_kind in ('courier', 'parcelMachine', 'thirdPartyCourier')),
  add constraint orders_parcel_machine_for_its_kind
    check (parcel_machine_id is null or delivery_kind = 'parcelMachine'),
  add constraint orders_cash_for_our_courier
    check (payment_method <> 3 or delivery_kind = 'courier');

alter table shipments
  drop constraint shipments_delivery_type,
  drop constraint shipments_machine_for_type_2;
alter table shipments rename column delivery_type to delivery_kind;
alter table shipments alter column delivery_kind type text
  using case delivery_kind when 2 then 'parcelMachine' else 'thirdPartyCourier' end;
alter table shipments
  add constraint shipments_delivery_kind
    check (delivery_kind in ('parcelMachine', 'thirdPartyCourier')),
  add constraint shipments_machine_for_its_kind
    check ((delivery_kind = 'parcelMachine') = (parcel_machine_id is not null));
