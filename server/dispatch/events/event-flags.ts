/** What of an event asks a person for a look before it goes to the books. */
export const eventFlags = [
  'clock',
  'late',
  'device_ended',
  'other_driver',
  'stop_ended',
  'after_settling',
  'order_cancelled',
  'unknown_good',
  'not_ordered',
  'not_counted',
  'cash_not_due',
  'no_proof',
  'other_count',
  'unknown_stop',
  'unreadable',
  'signature',
] as const
export type EventFlag = (typeof eventFlags)[number]
