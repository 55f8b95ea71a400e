import { dayOf } from '../calendar.ts'
import type { StatementLine } from './statement.ts'

/** A payment of 65.30 to compare and change in tests. */
export const sampleLine: StatementLine = {
  bookedOn: dayOf('2026-11-21'),
  cents: 6530,
  kind: 'payment',
  bankRef: '2026112100441361',
  endToEndId: null,
  reference: null,
  text: 'Rekins R-2026-000123',
  isReturn: false,
  partyName: 'SIA Paraugs',
  partyIban: 'LV69TEST0000000000001',
  partyCode: '40103000013',
}
