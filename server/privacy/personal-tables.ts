type Erasure =
  /** Deleted with the customer. */
  | 'delete'
  /**
   * Kept by law or as part of the books: without a name, or with one required by law (documents).
   */
  | 'keep'
  /** Kept, with these columns emptied. */
  | { blank: Record<string, string | null | boolean> }

export type PersonalTable = {
  /** The column with the customer's number; `customer_id` by default. */
  owner?: 'id'
  erasure: Erasure
  /** Secrets and binary columns that are left out of the download. */
  excluded?: readonly string[]
  /** Columns that are left out of what the staff did. */
  excludedOfStaff?: readonly string[]
}

/**
 * Every table with customer data: its download and its erasure, in this order. A test compares the
 * list with the database, so that no new table is forgotten.
 */
export const personalTables: Record<string, PersonalTable> = {
  sessions: { erasure: 'delete', excluded: ['token_hash'] },
  password_resets: { erasure: 'delete', excluded: ['token_hash'] },
  email_changes: { erasure: 'delete', excluded: ['old_token_hash', 'new_token_hash'] },
  customer_passkeys: { erasure: 'delete', excluded: ['credential_id', 'public_key', 'counter'] },
  passkey_challenges: { erasure: 'delete', excluded: ['challenge_hash'] },
  log_in_links: { erasure: 'delete', excluded: ['token_hash'] },
  customer_passwords: { erasure: 'delete', excluded: ['hash'] },
  idempotency_keys: {
    erasure: 'delete',
    excluded: ['request_hash', 'answer', 'staff_id', 'claimed_by'],
  },
  unsubscribes: { erasure: 'delete' },
  push_devices: { erasure: 'delete', excluded: ['endpoint', 'p256dh', 'auth'] },
  push_choices: { erasure: 'delete' },
  consents: { erasure: 'delete' },
  mail_outbox: { erasure: 'delete' },
  back_in_stock_requests: { erasure: 'delete' },
  promo_code_customers: { erasure: 'delete' },
  calls: { erasure: 'delete', excluded: ['staff_id'] },
  customer_notes: { erasure: 'delete', excluded: ['staff_id', 'ended_by'] },
  address_places: { erasure: 'delete' },
  addresses: { erasure: 'delete' },
  customer_search: { erasure: 'delete', excluded: ['words'] },
  autoships: { erasure: { blank: { name: '', notes: '' } } },
  autoship_changes: { erasure: 'delete' },
  autoship_items: { erasure: 'delete' },
  autoship_occurrences: { erasure: 'keep' },
  autoship_one_time_changes: { erasure: 'delete' },
  carts: { erasure: 'delete' },
  cart_lines: { erasure: 'delete' },
  orders: { erasure: { blank: { address_text: null, phone: null, notes: '' } } },
  order_items: { erasure: 'keep' },
  order_loads: { erasure: 'keep' },
  order_changes: { erasure: 'keep' },
  promo_uses: { erasure: 'keep' },
  stock_reservations: { erasure: 'keep' },
  stock_movements: { erasure: 'keep' },
  day_proposals: { erasure: 'keep' },
  deliveries: { erasure: 'keep' },
  delivery_counts: { erasure: 'keep' },
  stops: { erasure: 'keep' },
  stop_orders: { erasure: 'keep' },
  visits: { erasure: { blank: { address_text: '', note: '' } } },
  shipments: { erasure: 'keep' },
  bottle_movements: { erasure: 'keep' },
  bottle_balances: { erasure: 'keep' },
  feedback: { erasure: { blank: { comment: '' } } },
  bottle_disputes: { erasure: { blank: { comment: '' } } },
  deposit_refunds: { erasure: 'keep' },
  line_refunds: { erasure: 'keep' },
  rentals: { erasure: 'keep' },
  rental_charges: { erasure: 'keep' },
  payments: { erasure: 'keep' },
  provider_events: { erasure: 'keep' },
  provider_refunds: { erasure: 'keep' },
  bank_matches: { erasure: 'keep' },
  transfers: { erasure: { blank: { payee_name: '' } } },
  promises: { erasure: { blank: { note: '' } } },
  holds: { erasure: { blank: { reason: '' } } },
  debt_disputes: { erasure: { blank: { reason: '' } } },
  ledger_transactions: { erasure: 'keep' },
  ledger_entries: { erasure: 'keep' },
  ledger_balances: { erasure: 'keep' },
  expected_changes: { erasure: 'keep' },
  papers: { erasure: 'keep' },
  paper_pdfs: { erasure: 'keep', excluded: ['pdf', 'sha256'] },
  overdue_papers: { erasure: 'keep' },
  contract_withdrawals: {
    erasure: { blank: { name: '', email: '', contract: '', statement: '' } },
    excluded: ['token_hash'],
  },
  // Roles and device are those of the staff who acted; the address is the customer's own otherwise.
  audit_trail: {
    erasure: 'keep',
    excluded: ['request_id', 'roles', 'device'],
    excludedOfStaff: ['ip_address'],
  },
  files: { erasure: 'delete' },
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
