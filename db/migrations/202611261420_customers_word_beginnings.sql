-- The office finds people by beginnings of words while they are typed. A short beginning is of very
-- many words; looked up as a word of its own, marked by `^`, it costs as little as a whole one.
create function word_beginnings(words text[]) returns text[]
  language sql immutable parallel safe strict as $$
  select coalesce(array_agg(distinct '^' || left(word, length)), '{}')
  from unnest(words) as word, generate_series(1, 4) as length
  where word !~ '^[~=]' and char_length(word) >= length
$$;

create or replace function refresh_customer_search(changed bigint) returns void language sql as $$
  with known as (
    select c.id, folded_words(concat_ws(' ', c.name, c.legal_id, c.vat_number,
        split_part(c.email, '@', 1),
        string_agg(concat_ws(' ', a.street, a.house_no, a.flat_no, a.postcode), ' ')))
      || array_remove(array_agg(backwards_phone(a.phone)) || backwards_phone(c.phone)
        || ('=' || lower(c.email)), null) as words
    from customers c left join addresses a on a.customer_id = c.id and a.removed_at is null
    where c.id = changed and c.role = 'customer' and c.anonymised_at is null group by c.id),
  forgotten as (
    delete from customer_search where customer_id = changed and not exists (select from known))
  insert into customer_search select id, array_to_tsvector(words || word_beginnings(words))
    from known
  on conflict (customer_id) do update set words = excluded.words
$$;

update customer_search set words = array_to_tsvector(
  tsvector_to_array(words) || word_beginnings(tsvector_to_array(words)));
