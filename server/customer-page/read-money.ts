import { sql } from 'kysely'
import type { CustomerPage } from '../../contract/office/customer-page.ts'
import type { Day } from '../../domain/calendar.ts'
import { type DocumentKind, documentNumber } from '../../domain/documents/numbers.ts'
import { sumOf } from '../../domain/money.ts'
import { depositHeld } from '../../domain/pricing/deposit.ts'
import type { Language } from '../../domain/words/language.ts'
import type { App } from '../app-context.ts'
import { customerDeposit, heldGoods, promisedToOrders } from '../bottles/held-bottles.ts'
import { openDocuments } from '../documents/debts.ts'
import { balancesOf } from '../ledger/balances.ts'
import type { Tx } from '../platform/database/connect.ts'

type Money = CustomerPage['money']

/** What a customer has and owes, and what the deposit is made of. */
export async function readMoney(
  app: App,
  tx: Tx,
  customerId: number,
  language: Language,
): Promise<Money> {
  const { accountCents, bonusCents } = await balancesOf(tx, customerId)
  const documents = (await openDocuments(tx, customerId)).filter(({ openCents }) => openCents > 0)
  const numbers = await numbersOf(
    tx,
    documents.map(({ id }) => id),
  )
  const late = documents.filter(({ dueOn }) => dueOn < app.clock.today())
  return {
    accountCents,
    bonusCents,
    overdueCents: sumOf(late, ({ openCents }) => openCents),
    open: documents.map((document) => ({ ...document, number: numbers.get(document.id)! })),
    deposit: await readDeposit(app, tx, customerId, language),
  }
}

async function numbersOf(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('papers')
    .select(['id', 'kind', 'year', 'number'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, kind, year, number }) => [
      id,
      documentNumber(kind as DocumentKind, year, number),
    ]),
  )
}

async function readDeposit(
  app: App,
  tx: Tx,
  customerId: number,
  language: Language,
): Promise<Money['deposit']> {
  const { depositSteps } = await app.settings()
  const held = await heldGoods(tx, customerId)
  const { paidCents, requiredCents } = await customerDeposit(tx, customerId, depositSteps)
  const toOrdersCents = await promisedToOrders(tx, customerId)
  const names = await namesOf(tx, language, held)
  return {
    paidCents,
    requiredCents,
    refundableCents: Math.max(0, paidCents - requiredCents - toOrdersCents),
    goods: held.map((good) => ({
      name: names.get(good.goodId) ?? '',
      count: good.held,
      requiredCents: depositHeld(good.held, good, depositSteps),
      isBottle: good.bottleKind !== 'none',
    })),
    last: await lastDepositMove(tx, customerId),
  }
}

async function namesOf(tx: Tx, language: Language, goods: readonly { goodId: number }[]) {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, ${sql.ref(`name_${language}`)} as name from goods
    where id = any(${goods.map(({ goodId }) => goodId)}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

type Move = NonNullable<Money['deposit']['last']> & { day: Day }

async function lastDepositMove(tx: Tx, customerId: number): Promise<Move | null> {
  const { rows } = await sql<Move>`
    select moved_on as day, order_id, delivered, returned, deposit_cents
    from bottle_movements
    where customer_id = ${customerId} and delivered <> returned
    order by id desc limit 1`.execute(tx)
  return rows[0] ?? null
}
