-- What a door has told of an order and the books will write at the hand-in: until then it lowers
-- what its customer may still buy on credit.
create table expected_changes (
  order_id bigint not null,
  customer_id bigint not null,
  account_cents bigint not null,
  constraint expected_changes_pk primary key (order_id),
  constraint expected_changes_order_fk foreign key (customer_id, order_id)
    references orders (customer_id, id),
  constraint expected_changes_cents check (account_cents <> 0)
);

create index expected_changes_customer on expected_changes (customer_id);
