-- The office lists orders of any state by day, and the audit trail by time.
create index orders_delivery_on on orders (delivery_on, id);
create index audit_trail_at on audit_trail (at, id);
