-- What a customer says of a delivered order: stars for the whole of it, or a fault of one good.
create table feedback (
  id bigint generated always as identity,
  customer_id bigint not null,
  order_id bigint not null,
  good_id integer, -- null: of the delivery itself
  stars smallint,
  comment text not null default '',
  said_at timestamptz not null,
  answer text,
  answered_at timestamptz,
  actor_kind text not null,
  actor_id bigint,
  on_behalf_of bigint,
  constraint feedback_pk primary key (id),
  constraint feedback_order_fk foreign key (customer_id, order_id) references orders
    (customer_id, id),
  constraint feedback_good_fk foreign key (good_id) references goods (id),
  constraint feedback_stars check (stars between 1 and 5),
  constraint feedback_rates_the_delivery check ((good_id is null) = (stars is not null)),
  constraint feedback_answered check ((answer is null) = (answered_at is null)),
  constraint feedback_actor check (is_actor(actor_kind, actor_id, on_behalf_of))
);

create unique index feedback_one_rating on feedback (order_id) where good_id is null;
create unique index feedback_one_open_fault on feedback (order_id, good_id)
  where good_id is not null and answered_at is null;
create index feedback_order on feedback (order_id);
create index feedback_customer on feedback (customer_id, id desc);
create index feedback_open on feedback (id)
  where answered_at is null and (good_id is not null or stars <= 2);

create function publish_feedback() returns trigger language plpgsql as $$
begin
  perform pg_notify('office_changed', 'orders:' || new.order_id);
  return null;
end $$;

create trigger feedback_publish after insert or update on feedback
  for each row execute function publish_feedback();
