import { z } from 'zod'
import { type CashPlaceKind, cashPlaces } from '../../domain/ledger/cash-places.ts'
import { done } from '../../domain/outcome.ts'
import type { Change } from '../../contract/office/effects.ts'
import type { Deed } from '../actions/deed.ts'
import type { Tx } from '../platform/database/connect.ts'
import { cashOfPurse } from './cash-places.ts'
import { moveCash, takeCashBack } from './move-cash.ts'

const Place = z.object({
  place: z.enum(Object.keys(cashPlaces) as [CashPlaceKind, ...CashPlaceKind[]]),
  shiftId: z.int().optional(),
})

const Moving = z.object({ from: Place, to: Place, cents: z.int().min(1), note: z.string() })
/** The move that is undone. */
const TakingBack = z.object({ moveId: z.int() })
const Input = z.union([Moving, TakingBack])

/** Cash changes hands; undoing moves it back. */
export const moveCashDeed: Deed<z.output<typeof Input>> = {
  name: 'cash.move',
  right: 'moveCash',
  input: Input,
  subject: (input) => ({
    kind: 'cash',
    id: 'moveId' in input ? String(input.moveId) : `${input.from.place}-${input.to.place}`,
  }),
  reasonOf: (input) => ('note' in input && input.note !== '' ? input.note : null),
  reach: (_tx, input) => Promise.resolve('cents' in input ? { cents: input.cents } : {}),
  run: async (app, tx, by, input) => {
    if ('moveId' in input) {
      const taken = await takeCashBack(app, tx, by, input)
      return taken.ok ? done({}) : taken
    }
    const moved = await moveCash(app, tx, by, input)
    if (!moved.ok) return moved
    const changes = await changeOfPurse(tx, input)
    return done({ undo: { deed: 'cash.move', input: moved.value }, changes })
  },
}

/** A purse may go below zero, so the person is shown what it will have. */
async function changeOfPurse(tx: Tx, { from, cents }: z.output<typeof Moving>): Promise<Change[]> {
  if (from.shiftId === undefined) return []
  const after = await cashOfPurse(tx, from.shiftId)
  const id = `shift:${from.shiftId}`
  return [{ kind: 'cash', id, field: 'purse_cents', before: after + cents, after }]
}
