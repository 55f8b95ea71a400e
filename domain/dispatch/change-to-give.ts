import type { Cents } from '../money.ts'

const notes: readonly Cents[] = [5_00, 10_00, 20_00, 50_00, 100_00]

/** What a customer may announce for the driver to change. */
export const banknotesInEuros = [20, 50, 100, 200] as const
export type Banknote = (typeof banknotesInEuros)[number]

/**
 * What a customer is likely to hand over, and the change for it: "gives 20 €, back 4.20 €". What was
 * announced comes first.
 */
export function changeFrom(
  dueCents: Cents,
  announcedCents: Cents | null = null,
): { givenCents: Cents; changeCents: Cents }[] {
  const likely = [...new Set(notes.map((note) => Math.ceil(dueCents / note) * note))]
    .filter((givenCents) => givenCents > dueCents)
    .toSorted((a, b) => a - b)
    .slice(0, 3)
  const isEnough = announcedCents !== null && announcedCents > dueCents
  const given = isEnough ? new Set([announcedCents, ...likely]) : likely
  return [...given].map((givenCents) => ({ givenCents, changeCents: givenCents - dueCents }))
}
