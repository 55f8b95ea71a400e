/** What the stream of a customer is made of, and what its chips filter by. */
export const customerEventKinds = [
  'order',
  'delivery',
  'money',
  'document',
  'letter',
  'call',
  'change',
] as const
export type CustomerEventKind = (typeof customerEventKinds)[number]
