-- What the office finds a customer by. Its words are folded and complete: of the name, the
-- numbers, the e-mail's beginning and the addresses; the e-mail itself is a word, too; `~` begins a phone number backwards, for its last digits.
create table customer_search (
  customer_id bigint not null,
  words tsvector not null,
  constraint customer_search_pk primary key (customer_id),
  constraint customer_search_customer_fk foreign key (customer_id) references customers (id) on
    delete cascade
);

create index customer_search_words on customer_search using gin (words) with (fastupdate = off);

-- Lower case without diacritics, as `foldDiacritics` of the rules.
create function folded_words(phrase text) returns text[]
  language sql immutable parallel safe strict as $$
  select array_remove(regexp_split_to_array(
    regexp_replace(normalize(lower(phrase), nfd), '[\u0300-\u036f]+', '', 'g'),
    '[^[:alnum:]]+'), '')
$$;

create function backwards_phone(phone text) returns text
  language sql immutable parallel safe strict as $$
  select '~' || reverse(regexp_replace(phone, '\D', '', 'g'))
$$;

create function refresh_customer_search(changed bigint) returns void language sql as $$
  with known as (
    select c.id, folded_words(concat_ws(' ', c.name, c.legal_id, c.vat_number,
        split_part(c.email, '@', 1),
        string_agg(concat_ws(' ', a.street, a.house_no, a.flat_no, a.postcode), ' ')))
      || array_remove(array_agg(backwards_phone(a.phone)) || backwards_phone(c.phone)
        || lower(c.email), null) as words
    from customers c left join addresses a on a.customer_id = c.id and a.removed_at is null
    where c.id = changed and c.role = 'customer' and c.anonymised_at is null group by c.id),
  forgotten as (
    delete from customer_search where customer_id = changed and not exists (select from known))
  insert into customer_search select id, array_to_tsvector(words) from known
  on conflict (customer_id) do update set words = excluded.words
$$;

create function follow_customer_search() returns trigger language plpgsql as $$
begin
  perform refresh_customer_search(new.id);
  return null;
end $$;

create function follow_address_search() returns trigger language plpgsql as $$
begin
  perform refresh_customer_search(coalesce(new.customer_id, old.customer_id));
  return null;
end $$;

create trigger customers_search_new after insert on customers for each row
  when (new.role = 'customer') execute function follow_customer_search();
create trigger customers_search after update on customers for each row
  when ((old.role, old.name, old.legal_id, old.vat_number, old.email, old.phone)
    is distinct from (new.role, new.name, new.legal_id, new.vat_number, new.email, new.phone))
  execute function follow_customer_search();
create trigger addresses_search_changed after insert or delete on addresses for each row
  execute function follow_address_search();
create trigger addresses_search after update on addresses for each row
  when ((old.street, old.house_no, old.flat_no, old.postcode, old.phone, old.removed_at)
    is distinct from
    (new.street, new.house_no, new.flat_no, new.postcode, new.phone, new.removed_at))
  execute function follow_address_search();

select refresh_customer_search(id) from customers where role = 'customer';

create index deposit_refunds_iban on deposit_refunds (iban) where iban is not null;
