-- Empties of 18.9 l that the customer said would be given back, beside the full ones.
alter table orders add column load_empties integer not null default 0;

update orders o set load_empties = l.empties
from (
  select order_id, sum(returned) as empties from order_items
  where bottle_kind = 'large' and returned > 0 group by order_id) l
where l.order_id = o.id;
