-- The price of a piece that the office has set for a placed line; the customer's own later change
-- of the order does not bring the list price back.
alter table order_items
  add column office_price_cents bigint,
  add constraint order_items_office_price check (office_price_cents >= 0);
