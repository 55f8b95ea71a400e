-- The deposit of a lent thing bears one name, beside `state_deposit_cents`.
alter table goods rename column bail_cents to lent_deposit_cents;
alter table goods rename constraint goods_bail_only_where_lent to goods_deposit_only_where_lent;
alter table orders rename column bail_cents to lent_deposit_cents;
alter table orders rename column bail_to_refund_cents to deposit_to_refund_cents;
alter table order_items rename column bail_cents to lent_deposit_cents;
alter table order_items rename column bail_unit_cents to unit_lent_deposit_cents;
