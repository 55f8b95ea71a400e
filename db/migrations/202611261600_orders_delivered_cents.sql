-- What the invoice of an order's delivery comes to; empty until it is delivered, and again once the
-- delivery is reversed. The office's lists and sums have it in place of what was ordered.
alter table orders add column delivered_cents bigint;

update orders o
set delivered_cents = d.deposit_charged_cents - d.deposit_returned_cents + c.goods_cents
  + coalesce(o.delivery_cents, 0) + o.payment_charge_cents
from deliveries d
  cross join lateral (
    select sum(n.line_cents - n.bonus_cents
      + n.left_there * coalesce(i.state_deposit_cents, g.state_deposit_cents)) as goods_cents
    from delivery_counts n join goods g on g.id = n.good_id
      left join order_items i on i.order_id = d.order_id and i.good_id = n.good_id
    where n.delivery_id = d.id) c
where d.order_id = o.id and d.outcome = 'delivered' and c.goods_cents is not null;

create index orders_largest_cost on orders
  (coalesce(delivered_cents, total_with_deposit_cents) desc nulls last, id desc);
drop index orders_largest;
