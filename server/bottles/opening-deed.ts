import { z } from 'zod'
import type { Refusal } from '../../contract/shared/refusals.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { Deed } from '../actions/deed.ts'
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
  reach: (_tx, { customerId }) => Promise.resolve({ customerId, isBeyondPart: true }),
  run: async (app, tx, by, opening) => {
    const opened = await openBottles(app, tx, by, opening)
    return opened.ok ? done({}) : opened
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
  const opened = await tx
    .selectFrom('bottleMovements')
    .select('id')
    .where('customerId', '=', customerId)
    .where('goodId', '=', goodId)
    .where('causeKind', '=', 'opening')
    .executeTakeFirst()
  if (opened) return refuse({ code: 'already_decided' })
  await moveBottles(tx, {
    customerId,
    by,
    note: reason,
    cause: { kind: 'opening', id: customerId },
    movedOn: clock.today(),
    goods: [{ goodId, delivered: pieces, returned: 0, depositCents: 0 }],
    ...(addressId !== undefined && { addressId }),
  })
  return done(null)
}

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
