import type { Cents } from '../money.ts'

const notes: readonly Cents[] = [5_00, 10_00, 20_00, 50_00, 100_00]

/** What a customer is likely to hand over, and the change for it: "gives 20 €, back 4.20 €". */
export const changeFrom = (dueCents: Cents): { givenCents: Cents; changeCents: Cents }[] =>
  [...new Set(notes.map((note) => Math.ceil(dueCents / note) * note))]
    .filter((givenCents) => givenCents > dueCents)
    .sort((a, b) => a - b)
    .slice(0, 3)
    .map((givenCents) => ({ givenCents, changeCents: givenCents - dueCents }))
