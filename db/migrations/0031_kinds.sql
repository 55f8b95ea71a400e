-- Bottle kinds by name, and `is_lent` from them.

alter table goods
  drop constraint goods_bottle_kind,
  drop constraint goods_service_is_no_bottle,
  drop constraint goods_bail_only_where_lent,
  drop constraint goods_rent_only_where_lent,
  drop constraint goods_state_deposit_not_where_lent,
  drop constraint goods_parcels_carry_nothing_lent,
  drop column is_rentable,
  alter column bottle_kind drop default;
alter table goods alter column bottle_kind type text
  using case bottle_kind when 1 then 'large' when 2 then 'small' else 'none' end;
alter table goods
  alter column bottle_kind set default 'none',
  add column is_lent boolean not null
    generated always as (kind = 'rentable' or bottle_kind <> 'none') stored,
  add constraint goods_bottle_kind check (bottle_kind in ('large', 'small', 'none')),
  add constraint goods_service_is_no_bottle check (kind <> 'service' or bottle_kind = 'none'),
  add constraint goods_bail_only_where_lent check (bail_cents = 0 or is_lent),
  add constraint goods_rent_only_where_lent check (monthly_payment_cents = 0 or is_lent),
  add constraint goods_state_deposit_not_where_lent
    check (state_deposit_cents = 0 or not is_lent),
  add constraint goods_parcels_carry_nothing_lent
    check (not parcel_allowed or (kind = 'good' and not is_lent));

alter table order_items alter column bottle_kind type text
  using case bottle_kind when 1 then 'large' when 2 then 'small' when 3 then 'none' end;
alter table order_items add constraint order_items_bottle_kind
  check (bottle_kind in ('large', 'small', 'none'));
