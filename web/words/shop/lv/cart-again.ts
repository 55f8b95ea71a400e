/** Ordering again as last time. */
export const cartAgain = {
  missing: (count: number, name: string) => `“${name}”: šobrīd pietrūkst ${count}\u00a0gab.`,
  instead: 'Tās vietā varat ņemt',
  take: 'Ņemt šo',
  takeNamed: (name: string) => `Ņemt: ${name}`,
  without: 'Pasūtīšu bez tās',
  line: 'Vēlreiz',
  lineNamed: (name: string) => `Pasūtīt vēlreiz: ${name}`,
  inCart: 'Grozā',
  agreed: (day: string) => `Distances līguma noteikumi ir tie paši, kuriem piekritāt ${day}.`,
  noteAsLastTime: (note: string) => `Kā pagājušoreiz: “${note}”`,
}
