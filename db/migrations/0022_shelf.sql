-- What lists ask of all goods at once stands in narrow indexes, so that a process reads its shelf without the wide rows.

alter table goods add column is_bio boolean not null
  generated always as (coalesce(jsonb_typeof(food_info -> 'bio') = 'object', false)) stored;

create index goods_shelf on goods (id) include (base_price_cents, former_price_cents, top_rank, created_at,
  autoship_allowed, is_bio, measure_amount, measure_unit, is_counted) where withdrawn_at is null;
create index goods_by_name_lv on goods (name_lv, id);
create index goods_by_name_en on goods (name_en, id);

-- Lists are made from the shelf, and a mistyped word finds its neighbours in memory.
drop index goods_newest, goods_top, goods_discounted, search_stems_trigrams;
