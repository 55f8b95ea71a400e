import type { AppWithDb } from '../app-context.ts'
import { byCommand } from '../../domain/actor.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { setStock, type SetStockRefusal } from './set-stock.ts'

export const stockCommands: Commands<AppWithDb> = {
  'stock set': {
    usage: 'stock set GOOD PIECES [--note "…"]',
    summary: 'Sets the stock to the pieces that were counted',
    options: { note: { type: 'string', default: '' } },
    run: async ({ db }, { words, options }) => {
      const goodId = parseNumber(words[0], 'GOOD must be the id of a good.')
      const pieces = parseNumber(words[1], 'PIECES must be a whole number.')
      const outcome = await inTransaction(db, (tx) =>
        setStock(tx, byCommand, { goodId, pieces, note: String(options['note']) }),
      )
      if (!outcome.ok)
        throw new CommandRefused(
          [
            refusalSentence(outcome.refusal, goodId),
            ...(await findReservations(db, goodId)).map(reservationLine),
          ].join('\n'),
        )
      const { before } = outcome.value
      return {
        data: { good_id: goodId, before, now: pieces },
        lines: [`Good ${goodId}: ${before} before, ${pieces} now.`],
      }
    },
  },
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
