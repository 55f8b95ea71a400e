/** Ordering again as last time. */
export const cartAgain = {
  missing: (count: number, name: string) => `“${name}”: ${count}\u00a0not available at the moment.`,
  instead: 'Instead you can take',
  take: 'Take this',
  takeNamed: (name: string) => `Take ${name}`,
  without: 'I will order without it',
  line: 'Again',
  lineNamed: (name: string) => `Order again: ${name}`,
  inCart: 'In the cart',
  agreed: (day: string) => `The terms are the same as those you agreed to ${day}.`,
  noteAsLastTime: (note: string) => `As last time: “${note}”`,
}
