/** What a customer may choose to get on the phone. */
export const messageKinds = [
  'next_stop',
  'late',
  'delivered',
  'orders',
  'autoship',
  'reminders',
  'back_in_stock',
] as const
export type MessageKind = (typeof messageKinds)[number]

/** Contracts, papers and money are told in writing, by mail, whatever comes to the phone. */
export const alwaysByMail: readonly MessageKind[] = ['delivered', 'orders']

/** Most devices of one customer; the oldest makes room. */
export const MAX_DEVICES = 10
