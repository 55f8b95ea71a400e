import type { Actor } from '../../domain/actor.ts'
import { cashMayGo, cashMoved, type CashPlaceKind } from '../../domain/ledger/cash-places.ts'
import type { Cents } from '../../domain/money.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { App } from '../app-context.ts'
import { actorColumns } from '../platform/actor-columns.ts'
import type { Tx } from '../platform/database/connect.ts'
import { permit } from '../staff/permit.ts'
import { post } from './post.ts'

/** Only a shift has a number. */
export type CashPlace = { place: CashPlaceKind; shiftId?: number | undefined }

/** How a phone names a move, and what it has sent before without an answer and no longer wants. */
export type SentCash = { sentAs: string; insteadOf: readonly string[] }

export type CashMove = {
  from: CashPlace
  to: CashPlace
  cents: Cents
  note: string
  witnessedBy?: number | undefined
  sent?: SentCash | undefined
}

export type CashRefusal =
  | Refusal<'not_permitted'>
  | { code: 'no_such_shift' | 'not_your_run' | 'not_this_way' | 'not_that_much' }

/** Cash changes hands: two places of the books, and a row that says who moved it. */
export async function moveCash(
  app: App,
  tx: Tx,
  by: Actor,
  move: CashMove,
): Promise<Outcome<{ moveId: number }, CashRefusal>> {
  const permitted = await permit(app, tx, by, 'moveCash', move.cents)
  if (!permitted.ok) return permitted
  const { from, to } = move
  // A dispatcher and a driver bring cash to the safe; a driver also pays on the way.
  const mayBring = by.kind === 'driver' ? ['safe', 'expense'] : ['safe']
  const isDrop = from.place === 'shift' && mayBring.includes(to.place)
  if (permitted.value.isLimited && !isDrop) return refuse({ code: 'not_this_way' })
  for (const { place, shiftId } of [from, to]) {
    if ((place === 'shift') !== (shiftId !== undefined)) return refuse({ code: 'no_such_shift' })
    if (shiftId === undefined) continue
    const shift = await lockShift(tx, shiftId)
    if (!shift) return refuse({ code: 'no_such_shift' })
    if (by.kind === 'driver' && shift.driverId !== by.id) return refuse({ code: 'not_your_run' })
  }
  if (!cashMayGo(from.place, to.place)) return refuse({ code: 'not_this_way' })
  if (!(await hasCash(tx, from.place, move.cents))) return refuse({ code: 'not_that_much' })
  return done({ moveId: await insertCashMove(app, tx, by, move) })
}

/** Takes a move back by its mirror, once. */
export async function takeCashBack(
  app: App,
  tx: Tx,
  by: Actor,
  { moveId }: { moveId: number },
): Promise<Outcome<{ moveId: number }, CashRefusal | { code: 'not_found' }>> {
  const permitted = await permit(app, tx, by, 'moveCash')
  if (!permitted.ok) return permitted
  const move = await tx
    .selectFrom('cashMoves')
    .selectAll()
    .where('id', '=', moveId)
    .where('takesBack', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('cashMoves as back').select('back.id').where('back.takesBack', '=', moveId),
        ),
      ),
    )
    .executeTakeFirst()
  if (!move) return refuse({ code: 'not_found' })
  const from = placeOf(move.toPlace, move.toShiftId)
  const to = placeOf(move.fromPlace, move.fromShiftId)
  if (!(await hasCash(tx, from.place, move.cents))) return refuse({ code: 'not_that_much' })
  const back = { from, to, cents: move.cents, note: 'Atsaukts', takesBack: moveId }
  return done({ moveId: await insertCashMove(app, tx, by, back) })
}

const placeOf = (place: string, shiftId: number | null): CashPlace => ({
  place: place as CashPlaceKind,
  shiftId: shiftId ?? undefined,
})

/** Cash that a count has found to be missing, below zero, or too much. */
export async function bookCashDifference(
  app: App,
  tx: Tx,
  by: Actor,
  { shiftId, cents }: { shiftId: number; cents: Cents },
): Promise<void> {
  const shift: CashPlace = { place: 'shift', shiftId }
  const difference: CashPlace = { place: 'difference' }
  const way = cents < 0 ? { from: shift, to: difference } : { from: difference, to: shift }
  await insertCashMove(app, tx, by, { ...way, cents: Math.abs(cents), note: '' })
}

async function insertCashMove(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { from, to, cents, note, witnessedBy, takesBack, sent }: CashMove & { takesBack?: number },
): Promise<number> {
  const at = clock.now()
  const { id } = await tx
    .insertInto('cashMoves')
    .values({
      fromPlace: from.place,
      fromShiftId: from.shiftId ?? null,
      toPlace: to.place,
      toShiftId: to.shiftId ?? null,
      cents,
      note,
      takesBack: takesBack ?? null,
      movedAt: at,
      witnessedBy: witnessedBy ?? null,
      sentAs: sent?.sentAs ?? null,
      insteadOf: [...(sent?.insteadOf ?? [])],
      ...actorColumns(by),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const cause = { kind: 'cash_move', id, step: 'moved' } as const
  const entry = cashMoved(from.place, to.place, cents)
  await post(tx, { customerId: null, cause, entry, at, by })
  return id
}

/** All runs of a shift have one purse; a run is locked before its shift. */
export const lockShift = (tx: Tx, shiftId: number) =>
  tx
    .selectFrom('shifts')
    .select(['id', 'driverId'])
    .where('id', '=', shiftId)
    .forUpdate()
    .executeTakeFirst()

/** A purse alone is known by its count; what the books have at another place is all that is there. */
async function hasCash(tx: Tx, place: CashPlaceKind, cents: Cents): Promise<boolean> {
  if (place !== 'safe' && place !== 'desk' && place !== 'bank_transit') return true
  const held = await tx
    .selectFrom('cashPlaces')
    .select('cents')
    .where('place', '=', place)
    .forUpdate()
    .executeTakeFirst()
  return (held?.cents ?? 0) >= cents
}
