import { byCommand } from '../../domain/actor.ts'
import { formatIban, parseIban } from '../../domain/customers/iban.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { AppWithDb } from '../app-context.ts'
import { CommandRefused, type Commands, valueOrRefuse } from '../platform/command.ts'
import { allOrNothing } from '../platform/database/transaction.ts'
import { endRules, nameProvider } from './rules.ts'

export const bankRuleCommands: Commands<AppWithDb> = {
  'bank provider': {
    usage: 'bank provider IBAN',
    summary: 'What comes from this account is a payout of the payment provider',
    run: async (app, { words }) => {
      const iban = ibanOf(words[0])
      await allOrNothing(app.db, (tx) => nameProvider(app, tx, byCommand, iban))
      return { data: { iban }, lines: [`Payouts come from ${formatIban(iban)}.`] }
    },
  },
  'bank rules': {
    usage: 'bank rules',
    summary: 'Where lines of the bank always go',
    run: async ({ db }) => {
      const data = await db
        .selectFrom('bankRules')
        .select(['partyIban', 'kind', 'isIncoming', 'target'])
        .where('endedAt', 'is', null)
        .orderBy('id')
        .execute()
      const lines = data.map(
        ({ partyIban, kind, isIncoming, target }) =>
          `${partyIban ?? 'the bank'}, ${kind}, ${isIncoming ? 'in' : 'out'}: ${target}.`,
      )
      return { data, lines: lines.length > 0 ? lines : ['There is no rule.'] }
    },
  },
  'bank rule-end': {
    usage: 'bank rule-end IBAN | fees',
    summary: 'Lines of this party wait for a person again',
    run: async (app, { words }) => {
      const iban = words[0] === 'fees' ? null : ibanOf(words[0])
      const ended = await allOrNothing(app.db, (tx) => endRules(app, tx, byCommand, iban))
      const data = valueOrRefuse(ended as Outcome<{ ended: number }, { code: string }>)
      return { data, lines: [`Rules ended: ${data.ended}.`] }
    },
  },
}

function ibanOf(text: string | undefined): string {
  const iban = parseIban(text ?? '')
  if (!iban.ok) throw new CommandRefused('Name an IBAN such as LV97HABA0012345678910.')
  return iban.value
}
