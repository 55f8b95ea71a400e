-- Stems are made and folded by the domain's rules, the database only
-- finds them.
create extension if not exists pg_trgm;

create table good_search (
  good_id integer not null,
  name_stems text[] not null, -- weight A
  category_stems text[] not null default '{}', -- weight B, with brand and code
  text_stems text[] not null default '{}', -- weight C
  stems text[] generated always as (name_stems || category_stems || text_stems) stored,
  constraint good_search_pk primary key (good_id),
  constraint good_search_good_fk foreign key (good_id) references goods (id) on delete cascade
);

-- No pending lists: after an import they would be read through by every search, and the planner
-- then avoids the index.
create index good_search_stems on good_search using gin (stems) with (fastupdate = off);

-- Every stem once: a mistyped or unfinished word is first turned into stems that exist, then
-- looked up above.
create table search_stems (
  stem text collate "C" not null, -- byte order, so that a prefix is a range of the primary key
  goods_count integer not null default 1,
  constraint search_stems_pk primary key (stem),
  constraint search_stems_not_empty check (stem <> ''),
  constraint search_stems_count check (goods_count >= 0)
);
