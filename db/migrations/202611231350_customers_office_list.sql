-- The office lists customers by name, and finds them by the words of it.
create index customers_by_name on customers (name, id)
  where role = 'customer' and anonymised_at is null;
create index customers_name_words on customers using gin
  (array_to_tsvector(folded_words(name))) with (fastupdate = off)
  where role = 'customer' and anonymised_at is null;
