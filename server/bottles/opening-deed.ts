import { sql } from 'kysely'
import { z } from 'zod'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { Deed } from '../actions/deed.ts'
import { reachAccount } from '../actions/reach-customer.ts'
import type { App } from '../app-context.ts'
import { lockBalances } from '../ledger/balances.ts'
import type { Db, Tx } from '../platform/database/connect.ts'
import { moveBottles } from './move-bottles.ts'

const Opening = z.object({
  customerId: z.int(),
  goodId: z.int(),
  pieces: z.int(),
  addressId: z.int().optional(),
  reason: z.string(),
})
type Opening = z.output<typeof Opening>

/** Bottles that a customer has from elsewhere: said once a good, and corrected by a dispute. */
export const openBottlesDeed: Deed<Opening> = {
  name: 'bottles.opening',
  right: 'changeCustomers',
  input: Opening,
  subject: ({ customerId }) => ({ kind: 'customer', id: customerId }),
  reasonOf: ({ reason }) => reason,
  // A dispatcher may change addresses alone.
  reach: async (tx, opening) => ({ ...(await reachAccount(tx, opening)), isBeyondPart: true }),
  run: async (app, tx, by, opening) => {
    const opened = await openBottles(app, tx, by, opening)
    return opened.ok
      ? done({ undo: { deed: 'bottles.opening_undone', input: { ...opening, reason: undone } } })
      : opened
  },
}

const undone = 'Atsaukts'

/** Takes back what was written down, while the customer still has as many. */
export const undoOpeningDeed: Deed<Opening> = {
  ...openBottlesDeed,
  name: 'bottles.opening_undone',
  run: async ({ clock }, tx, by, { customerId, goodId, pieces, addressId, reason }) => {
    await lockBalances(tx, customerId)
    const { opened, last } = await findOpenings(tx, customerId, goodId)
    const { held } = await findHeld(tx, customerId, goodId)
    if (opened < pieces || held < pieces) return refuse({ code: 'not_undoable' })
    await moveBottles(tx, {
      customerId,
      by,
      note: reason,
      cause: { kind: 'opening', id: customerId, step: `undone:${last}` },
      movedOn: clock.today(),
      goods: [{ goodId, delivered: 0, returned: pieces, depositCents: 0 }],
      ...(addressId !== undefined && { addressId }),
    })
    return done({})
  },
}

async function openBottles(
  { clock }: App,
  tx: Tx,
  by: Actor,
  { customerId, goodId, pieces, addressId, reason }: Opening,
): Promise<Outcome<null, Refusal>> {
  await lockBalances(tx, customerId)
  if (!(await isLentTo(tx, { customerId, goodId, addressId }))) return refuse({ code: 'not_found' })
  const { opened, last } = await findOpenings(tx, customerId, goodId)
  if (opened > 0) return refuse({ code: 'already_decided' })
  await moveBottles(tx, {
    customerId,
    by,
    note: reason,
    cause: { kind: 'opening', id: customerId, step: last === null ? '' : `again:${last}` },
    movedOn: clock.today(),
    goods: [{ goodId, delivered: pieces, returned: 0, depositCents: 0 }],
    ...(addressId !== undefined && { addressId }),
  })
  return done(null)
}

/** What is written down of a good and not taken back, and the last row that says so. */
async function findOpenings(tx: Tx, customerId: number, goodId: number) {
  const { rows } = await sql<{ opened: number; last: number | null }>`
    select coalesce(sum(delivered - returned), 0)::int as opened, max(id) as last
    from bottle_movements
    where customer_id = ${customerId} and good_id = ${goodId} and cause_kind = 'opening'`.execute(
    tx,
  )
  return rows[0]!
}

const findHeld = (tx: Tx, customerId: number, goodId: number) =>
  tx
    .selectFrom('bottleBalances')
    .select('held')
    .where('customerId', '=', customerId)
    .where('goodId', '=', goodId)
    .executeTakeFirstOrThrow()

type Place = Pick<Opening, 'customerId' | 'goodId' | 'addressId'>

async function isLentTo(tx: Tx, { customerId, goodId, addressId }: Place): Promise<boolean> {
  const good = await lentGoods(tx).where('id', '=', goodId).executeTakeFirst()
  const customer = await tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('role', '=', 'customer')
    .where('anonymisedAt', 'is', null)
    .executeTakeFirst()
  if (!good || !customer) return false
  if (addressId === undefined) return true
  const address = await tx
    .selectFrom('addresses')
    .select('id')
    .where('id', '=', addressId)
    .where('customerId', '=', customerId)
    .executeTakeFirst()
  return address !== undefined
}

const lentGoods = (db: Db) =>
  db.selectFrom('goods').select(['id', 'nameLv', 'nameEn']).where('lentDepositCents', '>', 0)

export const listLentGoods = async (db: Db, language: Language) =>
  (await lentGoods(db).where('bottlesOfGoodId', 'is', null).orderBy('id').execute()).map(
    ({ id, nameLv, nameEn }) => ({ id, name: language === 'en' ? nameEn : nameLv }),
  )
