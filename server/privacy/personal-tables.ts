type Erasure =
  /** Gone with the customer. */
  | 'delete'
  /** Kept by law or as a part of the books; holds no name, or holds it because the law wants it there (papers). */
  | 'keep'
  /** Kept, with these columns emptied. */
  | { blank: Record<string, string | null | boolean> }

export type PersonalTable = {
  /** The column that says whose row it is. */
  owner?: 'id'
  erasure: Erasure
  /** Secrets and bytes that tell a person nothing; all other columns are in the download. */
  notTold?: readonly string[]
}

/**
 * Every table that knows a customer: what a download tells of it and what an erasure leaves. A test compares this list with the
 * database, so that a new table cannot be forgotten. Deleted in this order.
 */
export const personalTables: Record<string, PersonalTable> = {
  sessions: { erasure: 'delete', notTold: ['token_hash'] },
  password_resets: { erasure: 'delete', notTold: ['token_hash'] },
  email_changes: { erasure: 'delete', notTold: ['old_token_hash', 'new_token_hash'] },
  customer_passwords: { erasure: 'delete', notTold: ['hash'] },
  idempotency_keys: { erasure: 'delete', notTold: ['request_hash', 'answer'] },
  unsubscribes: { erasure: 'delete' },
  consents: { erasure: 'delete' },
  mail_outbox: { erasure: 'delete' },
  back_in_stock_requests: { erasure: 'delete' },
  promo_code_customers: { erasure: 'delete' },
  addresses: { erasure: 'delete' },
  autoships: { erasure: { blank: { name: '', notes: '' } } },
  autoship_changes: { erasure: 'delete' },
  autoship_items: { erasure: 'delete' },
  autoship_cycles: { erasure: 'keep' },
  autoship_cycle_items: { erasure: 'delete' },
  orders: { erasure: { blank: { address_text: null, phone: null, notes: '' } } },
  order_items: { erasure: 'keep' },
  order_changes: { erasure: 'keep' },
  promo_uses: { erasure: 'keep' },
  stock_reservations: { erasure: 'keep' },
  stock_movements: { erasure: 'keep' },
  day_proposals: { erasure: 'keep' },
  deliveries: { erasure: 'keep' },
  delivery_counts: { erasure: 'keep' },
  shipments: { erasure: 'keep' },
  bottle_movements: { erasure: 'keep' },
  bottle_balances: { erasure: 'keep' },
  bottle_disputes: { erasure: { blank: { comment: '' } } },
  deposit_refunds: { erasure: 'keep' },
  rentals: { erasure: 'keep' },
  rental_charges: { erasure: 'keep' },
  payments: { erasure: 'keep' },
  provider_events: { erasure: 'keep' },
  provider_refunds: { erasure: 'keep' },
  ledger_transactions: { erasure: 'keep' },
  ledger_entries: { erasure: 'keep' },
  ledger_balances: { erasure: 'keep' },
  papers: { erasure: 'keep' },
  paper_pdfs: { erasure: 'keep', notTold: ['pdf', 'sha256'] },
  overdue_papers: { erasure: 'keep' },
  contract_withdrawals: {
    erasure: { blank: { name: '', email: '', contract: '', statement: '' } },
    notTold: ['token_hash'],
  },
  audit_trail: { erasure: 'keep', notTold: ['request_id'] },
  customers: {
    owner: 'id',
    erasure: {
      blank: {
        name: null,
        legal_id: null,
        vat_number: null,
        email: null,
        phone: null,
        lyones_id: null,
        referral_source_id: null,
        newsletter: false,
      },
    },
  },
}
