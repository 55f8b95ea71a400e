-- What customers type beside what the goods are called; the office edits it.
create table search_synonyms (
  phrase text not null,
  -- Searched in this order. An empty one leaves the phrase out.
  means text[] not null,
  -- The phrase itself is not searched: it would find something else.
  is_instead boolean not null default false,
  constraint search_synonyms_pk primary key (phrase),
  constraint search_synonyms_mean_something check (cardinality(means) > 0)
);
create trigger search_synonyms_touch_catalogue
  after insert or update or delete or truncate on search_synonyms
  for each statement execute function touch_catalogue();

-- Searches without a result, without their visitors.
create table search_misses (
  day date not null,
  term text not null,
  times integer not null default 1,
  constraint search_misses_pk primary key (day, term)
);
