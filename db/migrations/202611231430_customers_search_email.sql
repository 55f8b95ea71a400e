-- A whole e-mail begins with `=`, so that the beginning of a name is not looked for among all of
-- them: a shop has as many as customers.
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
  insert into customer_search select id, array_to_tsvector(words) from known
  on conflict (customer_id) do update set words = excluded.words
$$;

select refresh_customer_search(id) from customers where role = 'customer';
