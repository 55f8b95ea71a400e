import { z } from 'zod'
import { type CashPlaceKind, cashPlaces } from '../../domain/ledger/cash-places.ts'
import { done } from '../../domain/outcome.ts'
import type { Deed } from '../actions/deed.ts'
import { moveCash, takeCashBack } from './move-cash.ts'

const Place = z.object({
  place: z.enum(Object.keys(cashPlaces) as [CashPlaceKind, ...CashPlaceKind[]]),
  shiftId: z.int().optional(),
})

const Moving = z.object({ from: Place, to: Place, cents: z.int().min(1), note: z.string() })
const TakingBack = z.object({ moveId: z.int() })

/** Cash changes hands; undoing moves it back. */
export const moveCashDeed: Deed<z.output<typeof Moving>> = {
  name: 'cash.move',
  right: 'moveCash',
  input: Moving,
  subject: ({ from, to }) => ({ kind: 'cash', id: `${from.place}-${to.place}` }),
  reasonOf: ({ note }) => note || null,
  reach: (_tx, { cents }) => Promise.resolve({ cents }),
  run: async (app, tx, by, move) => {
    const moved = await moveCash(app, tx, by, move)
    if (!moved.ok) return moved
    return done({ undo: { deed: 'cash.take-back', input: moved.value } })
  },
}

export const takeCashBackDeed: Deed<z.output<typeof TakingBack>> = {
  name: 'cash.take-back',
  right: 'moveCash',
  input: TakingBack,
  subject: ({ moveId }) => ({ kind: 'cash', id: String(moveId) }),
  reasonOf: () => null,
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, back) => {
    const taken = await takeCashBack(app, tx, by, back)
    return taken.ok ? done({}) : taken
  },
}
