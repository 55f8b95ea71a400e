-- The sandbox provider's own memory: it stands for another firm, so nothing of the shop points at it.

create table sandbox_orders (
  uuid uuid not null,
  merchant_reference text not null,
  status text not null default 'PENDING',
  request jsonb not null, -- as the shop sent it
  grand_total_cents bigint not null,
  currency text not null,
  refunds jsonb not null default '[]', -- uuid, amountCents, status, idempotencyKey
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint sandbox_orders_pk primary key (uuid),
  constraint sandbox_orders_merchant_reference unique (merchant_reference)
);
