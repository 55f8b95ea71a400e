-- Rows that a page of the office or the shop finds by their customer, their document or their run.
create index promises_of_customer on promises (customer_id, id desc);
create index holds_of_customer on holds (customer_id, id desc);
create index bottle_disputes_movement on bottle_disputes (movement_id, id desc);
create index deposit_refunds_customer on deposit_refunds (customer_id, id desc);
create index provider_refunds_open_of_customer on provider_refunds (customer_id)
  where settled_at is null;
create index papers_correcting on papers (corrects_id) where corrects_id is not null;

-- What asks for a person: few rows, however old the shop is.
create index payments_flagged on payments (id) where flag is not null;
create index runs_unsettled on runs (day) where state <> 'settled';
