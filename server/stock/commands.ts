import type { AppWithDb } from '../app-context.ts'
import { byCommand } from '../../domain/actor.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { moveStock, type StockMovement } from './move-stock.ts'
import { setStock, type SetStockRefusal } from './set-stock.ts'

export const stockCommands: Commands<AppWithDb> = {
  'stock set': {
    usage: 'stock set GOOD PIECES [--note "…"]',
    summary: 'Sets the stock to the pieces that were counted',
    options: { note: { type: 'string', default: '' } },
    run: async (app, { words, options }) => {
      const { db } = app
      const goodId = parseNumber(words[0], 'GOOD must be the id of a good.')
      const pieces = parseNumber(words[1], 'PIECES must be a whole number.')
      const outcome = await inTransaction(db, (tx) =>
        setStock(app, tx, byCommand, { goodId, pieces, note: String(options['note']) }),
      )
      if (!outcome.ok) throw await refusedCommand(db, outcome.refusal, goodId)
      const { before } = outcome.value
      return {
        data: { good_id: goodId, before, now: pieces },
        lines: [`Good ${goodId}: ${before} before, ${pieces} now.`],
      }
    },
  },
  'stock receive': movingCommand('receive', 'receipt', 'Adds pieces that came from a supplier'),
  'stock write-off': movingCommand(
    'write-off',
    'write_off',
    'Takes pieces away that are spoiled, broken or gone',
  ),
}

function movingCommand(
  name: string,
  kind: StockMovement['kind'],
  summary: string,
): Commands<AppWithDb>[string] {
  return {
    usage: `stock ${name} GOOD PIECES --why "…"`,
    summary,
    options: { why: { type: 'string' } },
    run: async (app, { words, options: { why } }) => {
      const { db } = app
      const goodId = parseNumber(words[0], 'GOOD must be the id of a good.')
      const pieces = parseNumber(words[1], 'PIECES must be a whole number.')
      if (pieces === 0) throw new CommandRefused('PIECES must be at least 1.')
      if (typeof why !== 'string' || why.trim() === '')
        throw new CommandRefused('--why must say which paper came with them, or what happened.')
      const movement = { goodId, kind, pieces, note: why.trim() }
      const outcome = await inTransaction(db, (tx) => moveStock(app, tx, byCommand, movement))
      if (!outcome.ok) throw await refusedCommand(db, outcome.refusal, goodId)
      const { now } = outcome.value
      return { data: { good_id: goodId, now }, lines: [`Good ${goodId}: ${now} now.`] }
    },
  }
}

async function refusedCommand(db: Db, refusal: SetStockRefusal, goodId: number) {
  const lines = (await findReservations(db, goodId)).map(reservationLine)
  return new CommandRefused([refusalSentence(refusal, goodId), ...lines].join('\n'))
}

function parseNumber(text: string | undefined, problem: string): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new CommandRefused(problem)
  return Number(text)
}

function refusalSentence(refusal: SetStockRefusal, goodId: number): string {
  if (refusal.code === 'reserved')
    return `Orders keep ${refusal.reserved} pieces of good ${goodId}: it cannot have fewer.`
  return refusal.code === 'not_counted'
    ? `Good ${goodId} is not counted.`
    : 'There is no such good.'
}

type Reservation = Awaited<ReturnType<typeof findReservations>>[number]

const findReservations = (db: Db, goodId: number) =>
  db
    .selectFrom('stockReservations')
    .innerJoin('orders', 'orders.id', 'stockReservations.orderId')
    .innerJoin('customers', 'customers.id', 'orders.customerId')
    .select([
      'orders.id as orderId',
      'quantity',
      'deliveryOn as day',
      'customers.name',
      'orders.phone',
    ])
    .where('goodId', '=', goodId)
    .orderBy('deliveryOn')
    .orderBy('orders.id')
    .execute()

const reservationLine = ({ orderId, quantity, day, name, phone }: Reservation): string =>
  `Order ${orderId} keeps ${quantity}: ${[name, phone, day].filter(Boolean).join(', ')}`
