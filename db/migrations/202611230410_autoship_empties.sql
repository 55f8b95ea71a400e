-- Bottles of an autoship go back one for one; nothing in a one-time change goes by what is held.
update autoship_items i set returned = i.ordered from goods g
  where g.id = i.good_id and g.is_lent and g.bottle_kind <> 'none' and g.bottles_of_good_id is null
    and i.returned = 0 and i.ordered > 0;

alter table autoship_one_time_changes alter column returned drop default;
alter table autoship_one_time_changes alter column returned drop not null;

update autoship_one_time_changes o set returned = null from goods g
  where g.id = o.good_id and g.is_lent and g.bottle_kind <> 'none'
    and g.bottles_of_good_id is null and o.returned = 0 and o.ordered > 0;
