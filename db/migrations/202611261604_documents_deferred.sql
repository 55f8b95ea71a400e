-- Invoices that a month's bill will have: Šodien says what it comes to so far.
create index papers_deferred on papers (issued_on)
  where kind = 'invoice' and settled @> '[{"by": "deferred"}]';
