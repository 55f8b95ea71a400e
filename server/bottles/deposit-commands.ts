import { byCommand } from '../../domain/actor.ts'
import { formatIban } from '../../domain/customers/iban.ts'
import { formatEuros } from '../../domain/money.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands, parseRecordNumber } from '../platform/command.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { type AnswerRefusal, payRefund, refuseRefund } from './answer-refund.ts'
import { openRefunds } from './refund-store.ts'

const request = { request: { type: 'string' } } as const

/** Refunds of deposits to bank accounts, which the office pays by hand. */
export const depositCommands: Commands<AppWithDb> = {
  'deposit list': {
    usage: 'deposit list',
    summary: 'Requests for deposit and money of the account to be paid to an IBAN',
    run: async ({ db }) => {
      const data = await openRefunds(db)
      const lines = data.map(
        ({ id, customerId, name, amountCents, accountCents, iban }) =>
          `request ${id} of customer ${customerId}, ${name ?? 'without a name'}: ${formatEuros(amountCents, 'en')} (${formatEuros(amountCents - accountCents, 'en')} of deposit, ${formatEuros(accountCents, 'en')} of the account) to ${formatIban(iban ?? '')}`,
      )
      return { data, lines: lines.length > 0 ? lines : ['None.'] }
    },
  },
  'deposit pay': {
    usage: 'deposit pay --request N',
    summary: 'Notes that the bank has paid a requested deposit',
    options: request,
    run: async (app, { options }) => {
      const paid = await inTransaction(app.db, (tx) =>
        payRefund(app, tx, byCommand, parseRecordNumber(options.request)),
      )
      if (!paid.ok) throw new CommandRefused(sentence(paid.refusal))
      return { data: paid.value, lines: [`${formatEuros(paid.value.cents, 'en')} noted as paid.`] }
    },
  },
  'deposit refuse': {
    usage: 'deposit refuse --request N --why "…"',
    summary: 'Refuses a requested deposit, with the reason that the customer reads',
    options: { ...request, why: { type: 'string' } },
    run: async (app, { options: { request: id, why } }) => {
      if (typeof why !== 'string' || why.trim() === '')
        throw new CommandRefused('Say why in --why.')
      const refused = await inTransaction(app.db, (tx) =>
        refuseRefund(app, tx, byCommand, parseRecordNumber(id), why.trim()),
      )
      if (!refused.ok) throw new CommandRefused(sentence(refused.refusal))
      return { data: null, lines: ['Refused.'] }
    },
  },
}

function sentence(refusal: AnswerRefusal): string {
  if (refusal.code === 'no_open_request') return 'There is no such open request.'
  return refusal.code === 'debt_first'
    ? `The customer owes ${formatEuros(refusal.owedCents, 'en')}: refuse it, so that the deposit can go to the account.`
    : `Only ${formatEuros(refusal.refundableCents, 'en')} can be had back by now.`
}
