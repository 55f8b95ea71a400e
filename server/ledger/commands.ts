import { byCommand } from '../../domain/actor.ts'
import { formatEuros, parseEuros } from '../../domain/money.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands, parseRecordNumber } from '../platform/command.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { correctBalance } from './correct-balance.ts'

const accounts = ['account', 'bonus', 'deposit'] as const

export const ledgerCommands: Commands<AppWithDb> = {
  'ledger correct': {
    usage: 'ledger correct --customer N [--account account|bonus|deposit] --euros=-5.00 --why "…"',
    summary:
      'Gives a customer a sum, or takes it if negative, with a reason that the customer sees. What it gives on the account pays orders and bills but is never paid out: it is goodwill, not money that came in',
    options: {
      customer: { type: 'string' },
      account: { type: 'string', default: 'account' },
      euros: { type: 'string' },
      why: { type: 'string' },
    },
    run: async (app, { options: { customer: number, account: name, euros, why } }) => {
      const account = accounts.find((known) => known === name)
      const cents = parseEuros(String(euros))
      if (!account || !cents || typeof why !== 'string' || why.trim() === '')
        throw new CommandRefused('Say which account, how much in --euros and why in --why.')
      const customer = await app.db
        .selectFrom('customers')
        .select('id')
        .where('id', '=', parseRecordNumber(number))
        .executeTakeFirst()
      if (!customer) throw new CommandRefused('There is no such customer.')
      const correction = { customerId: customer.id, account, cents, reason: why.trim() }
      const corrected = await inTransaction(app.db, (tx) =>
        correctBalance(app, tx, byCommand, correction),
      )
      if (!corrected.ok) throw new CommandRefused(`The ${account} would be less than nothing.`)
      const { accountCents, bonusCents, depositCents } = corrected.value
      const sums = [accountCents, bonusCents, depositCents].map((sum) => formatEuros(sum, 'en'))
      return {
        data: corrected.value,
        lines: [`Account ${sums[0]}, bonus ${sums[1]}, deposit ${sums[2]}.`],
      }
    },
  },
}
