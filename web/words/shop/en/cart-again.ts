/** Ordering again as last time. */
export const cartAgain = {
  missing: (count: number, name: string) => `${count}\u00a0× “${name}” cannot be had at present.`,
  instead: 'Instead you can take',
  take: 'Take this',
  takeNamed: (name: string) => `Take ${name}`,
  without: 'I will order without it',
  line: 'Again',
  lineNamed: (name: string) => `Order again: ${name}`,
  inCart: 'In the cart',
  agreed: (day: string) => `The terms are the same that you agreed to ${day}.`,
  noteAsLastTime: (note: string) => `As last time: “${note}”`,
}
