-- Promo codes (cart room).

create table promo_codes (
  id bigint generated always as identity,
  code text not null,
  kind text not null,
  percent smallint,
  amount_cents bigint,
  valid_from timestamptz,
  valid_until timestamptz,
  minimum_cents bigint not null default 0,
  use_limit integer,
  customer_limit integer,
  uses integer not null default 0,
  services_included boolean not null default true,
  for_chosen_goods boolean not null default false,
  for_chosen_customers boolean not null default false,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint promo_codes_pk primary key (id),
  constraint promo_codes_kind check (kind in ('percent', 'sum', 'free_delivery')),
  constraint promo_codes_percent check ((kind = 'percent') = (percent is not null) and percent between 1 and 100),
  constraint promo_codes_amount check ((kind = 'sum') = (amount_cents is not null) and amount_cents > 0),
  constraint promo_codes_valid check (valid_until > valid_from),
  constraint promo_codes_minimum check (minimum_cents >= 0),
  constraint promo_codes_limits check (least(use_limit, customer_limit) > 0),
  constraint promo_codes_within_limit check (uses between 0 and coalesce(use_limit, uses)),
  constraint promo_codes_shape check (code = upper(code) and length(code) between 1 and 40)
);

create unique index promo_codes_code on promo_codes (code);

create table promo_code_goods (
  promo_code_id bigint not null,
  good_id integer not null,
  constraint promo_code_goods_pk primary key (promo_code_id, good_id),
  constraint promo_code_goods_code_fk foreign key (promo_code_id) references promo_codes (id) on delete cascade,
  constraint promo_code_goods_good_fk foreign key (good_id) references goods (id) on delete cascade
);

create table promo_code_customers (
  promo_code_id bigint not null,
  customer_id bigint not null,
  constraint promo_code_customers_pk primary key (promo_code_id, customer_id),
  constraint promo_code_customers_code_fk foreign key (promo_code_id) references promo_codes (id) on delete cascade,
  constraint promo_code_customers_customer_fk foreign key (customer_id) references customers (id) on delete cascade
);

alter table orders add constraint orders_promo_code_fk foreign key (promo_code_id) references promo_codes (id);

-- A row for each live order that carries the code; cancelling the order deletes it and gives the use back.
create table promo_uses (
  promo_code_id bigint not null,
  customer_id bigint not null,
  order_id bigint not null,
  used_at timestamptz not null default now(),
  constraint promo_uses_pk primary key (order_id),
  constraint promo_uses_code_fk foreign key (promo_code_id) references promo_codes (id),
  constraint promo_uses_order_fk foreign key (customer_id, order_id) references orders (customer_id, id)
);

create index promo_uses_code_customer on promo_uses (promo_code_id, customer_id);

-- The code's row is the lock: it is taken first, so the customer's uses are counted with nobody in between.
create function count_promo_use() returns trigger language plpgsql as $$
declare
  own_limit integer;
begin
  if tg_op = 'DELETE' then
    update promo_codes set uses = uses - 1 where id = old.promo_code_id;
    return null;
  end if;
  update promo_codes set uses = uses + 1 where id = new.promo_code_id returning customer_limit into own_limit;
  if own_limit < (select count(*) from promo_uses
    where promo_code_id = new.promo_code_id and customer_id = new.customer_id) then
    raise exception 'promo code % is used up for customer %', new.promo_code_id, new.customer_id
      using errcode = 'check_violation', table = 'promo_uses', constraint = 'promo_uses_within_customer_limit';
  end if;
  return null;
end $$;

create trigger promo_uses_count after insert or delete on promo_uses
  for each row execute function count_promo_use();
create trigger promo_uses_append_or_give_back before update on promo_uses
  for each row execute function refuse_change();
