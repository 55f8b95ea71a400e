-- What a delivery came to, so that its invoice says what the ledger says.

alter table deliveries add column prepaid_cents bigint not null default 0;
alter table deliveries add column deposit_charged_cents bigint not null default 0;
alter table deliveries add column deposit_returned_cents bigint not null default 0;
alter table deliveries add column account_cents bigint not null default 0; -- above zero given to the account, below a debt

-- line_cents is after the promo code and before this share of the bonus.
alter table delivery_counts add column bonus_cents bigint not null default 0;

-- A set is sold as one good; its bottles are counted, held and paid deposit for as the bottle that they are.
alter table goods add column bottles_of_good_id integer;
alter table goods add column bottles_in_set smallint;
alter table goods add constraint goods_bottles_of_fk foreign key (bottles_of_good_id) references goods (id);
alter table goods add constraint goods_set_is_whole check (num_nulls(bottles_of_good_id, bottles_in_set) in (0, 2));
alter table goods add constraint goods_bottles_in_set check (bottles_in_set between 1 and 99);
