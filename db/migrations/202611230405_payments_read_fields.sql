-- Only the fields that we read stay; the provider's own words name the payer. New rows have no raw.
alter table provider_events alter column raw drop not null;
alter table provider_events disable trigger provider_events_append_only;
update provider_events set raw = null, payload = coalesce(
  (select jsonb_object_agg(key, value) from jsonb_each(payload) where key in ('uuid', 'accessKey',
    'merchantReference', 'paymentStatus', 'grandTotal', 'currency', 'paymentUrl', 'refunds',
    'refundUuid', 'orderUuid', 'refundStatus', 'refundAmount')), '{}');
alter table provider_events enable trigger provider_events_append_only;
