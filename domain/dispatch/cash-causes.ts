import type { Cents } from '../money.ts'
import type { LikelyCause, RunToExplain } from './run-to-explain.ts'
import { notesAndCoins } from './shift-cash.ts'

/** What may have happened to the cash of a shift. */
export function cashCauses(run: RunToExplain): LikelyCause[] {
  if ((run.differences['cash'] ?? 0) === 0) return []
  const paid = run.stops.filter(({ cashCents }) => cashCents > 0)
  return [
    ...paid.map(({ stopId, cashCents }) => cause('not_paid', -cashCents, 1.2, [stopId])),
    ...paid.flatMap(({ stopId, cashCents, dueCents }) =>
      swappedDigits(cashCents).map((real) =>
        cause('digits_swapped', real - cashCents, real === dueCents ? 0.9 : 1.6, [stopId]),
      ),
    ),
    ...swappedDigits(run.countedCents).map((real) =>
      cause('digits_swapped', run.countedCents - real, 1.4),
    ),
    ...(run.floatCents > 0
      ? [cause('float_forgotten', run.floatCents, 1), cause('float_forgotten', -run.floatCents, 1)]
      : []),
    ...notesAndCoins
      .filter((cents) => cents >= 10)
      .flatMap((cents) => [
        cause('note_miscounted', cents, costOfNote(cents)),
        cause('note_miscounted', -cents, costOfNote(cents)),
      ]),
  ]
}

/** A sum with two neighbouring digits the other way round differs by a multiple of nine. */
export function swappedDigits(cents: Cents): Cents[] {
  const digits = String(cents)
  const swapped = Array.from({ length: digits.length - 1 }, (_, at) =>
    Number(digits.slice(0, at) + digits.charAt(at + 1) + digits.charAt(at) + digits.slice(at + 2)),
  )
  return [...new Set(swapped)].filter((other) => other !== cents)
}

/** Notes from 5 € to 50 € are what drivers carry. */
const costOfNote = (cents: Cents): number => {
  if (cents >= 5_00 && cents <= 50_00) return 2
  return cents >= 1_00 ? 2.6 : 3
}

const cause = (
  kind: LikelyCause['kind'],
  cents: Cents,
  cost: number,
  stopIds: readonly number[] = [],
): LikelyCause => ({ kind, effect: { cash: cents }, stopIds, cost })
