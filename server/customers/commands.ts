import { Email } from '../../contract/shared/scalars.ts'
import { byCommand } from '../../domain/actor.ts'
import { searchTerms } from '../../domain/office/search-terms.ts'
import { eurosOf, formatEuros, parseEuros } from '../../domain/money.ts'
import type { AppWithDb } from '../app-context.ts'
import { balancesOf } from '../ledger/balances.ts'
import { correctBalance } from '../ledger/correct-balance.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { CommandRefused, type Commands } from '../platform/command.ts'
import { addressesOf } from './addresses.ts'
import { correctEmail } from './correct-email.ts'
import { changeRights, type Rights } from './change-rights.ts'
import { customerRecords, recordLines } from './customer-records.ts'
import { findCustomers } from './find-customers.ts'
import { findByIdOrEmail } from './store.ts'

const mostFound = 50

/** Commands that show a customer and change credit, rights and balances. */
export const customerCommands: Commands<AppWithDb> = {
  'customer show': {
    usage: 'customer show ID|EMAIL',
    summary:
      'Who it is, what the office has granted, what the account holds, and the latest orders, payments and papers',
    run: async (app, { words: [query] }) =>
      showCustomer(app, (await requireCustomer(app, query)).id),
  },
  'customer find': {
    usage: 'customer find WORDS',
    summary: 'Customers by name, phone, address, e-mail or number; diacritics need not be typed',
    run: async ({ db }, { words }) => {
      const data = await findCustomers(db, searchTerms(words.join(' ')), mostFound)
      const lines = data.map(({ id, name, email, phone, addresses }) =>
        [`${id}  ${name}`, email, phone, addresses.join('; ')].filter(Boolean).join(', '),
      )
      return { data, lines: lines.length > 0 ? lines : ['There are none.'] }
    },
  },
  'customer set': {
    usage:
      'customer set ID|EMAIL [--credit-limit 300.00] [--pay-later on|off] [--bonus on|off] ' +
      '[--accepted on|off] [--correct=-5.00 [--of account|bonus|deposit] --why "…"] ' +
      '[--email anna@epasts.lv --why "…"]',
    summary:
      'Grants or takes credit, deferred payment and bonus; ' +
      'corrects the account, bonus, deposit or e-mail with a reason',
    options: {
      'credit-limit': { type: 'string' },
      'pay-later': { type: 'string' },
      bonus: { type: 'string' },
      accepted: { type: 'string' },
      correct: { type: 'string' },
      email: { type: 'string' },
      of: { type: 'string' },
      why: { type: 'string' },
    },
    run: async (app, { words: [query], options }) => {
      const { id } = await requireCustomer(app, query)
      const rights = parseRights(options, app.clock.now())
      const correction = parseCorrection(options)
      const newEmail = parseNewEmail(options)
      if (Object.keys(rights).length === 0 && !correction && !newEmail)
        throw new CommandRefused('Say what to set.')
      await inTransaction(app.db, async (tx) => {
        if (correction) {
          const correcting = { customerId: id, ...correction }
          const corrected = await correctBalance(app, tx, byCommand, correcting)
          if (!corrected.ok)
            throw new CommandRefused(`The ${correction.account} would be less than nothing.`)
        }
        if (newEmail) {
          const corrected = await correctEmail(app, tx, byCommand, { customerId: id, ...newEmail })
          if (!corrected.ok) throw new CommandRefused('Another customer has that e-mail.')
        }
        if (Object.keys(rights).length > 0)
          await changeRights(app, tx, byCommand, { customerId: id, rights })
      })
      return showCustomer(app, id)
    },
  },
}

async function requireCustomer({ db }: AppWithDb, query: string | undefined) {
  const customer = query === undefined ? undefined : await findByIdOrEmail(db, query)
  if (!customer)
    throw new CommandRefused(
      'There is no such customer: give the number or the e-mail. `customer find` finds both.',
    )
  return customer
}

type Options = Record<string, string | boolean | undefined>

function parseRights(options: Options, now: Date): Rights {
  const limit = options['credit-limit']
  const creditLimitCents = typeof limit === 'string' ? parseEuros(limit) : undefined
  if (creditLimitCents === null || (creditLimitCents ?? 0) < 0)
    throw new CommandRefused('--credit-limit must be a sum such as 300.00.')
  const [payLater, enableBonus, accepted] = ['pay-later', 'bonus', 'accepted'].map((name) =>
    onOff(name, options[name]),
  )
  return {
    ...(creditLimitCents !== undefined && { creditLimitCents }),
    ...(payLater !== undefined && { payLater }),
    ...(enableBonus !== undefined && { enableBonus }),
    ...(accepted !== undefined && { acceptedAt: accepted ? now : null }),
  }
}

function onOff(name: string, value: string | boolean | undefined): boolean | undefined {
  if (value === undefined) return undefined
  if (value !== 'on' && value !== 'off') throw new CommandRefused(`--${name} must be on or off.`)
  return value === 'on'
}

const accounts = ['account', 'bonus', 'deposit'] as const

function parseCorrection({ correct, of = 'account', why }: Options) {
  if (correct === undefined) return undefined
  const account = accounts.find((name) => name === of)
  if (!account) throw new CommandRefused('--of must be account, bonus or deposit.')
  const cents = parseEuros(String(correct))
  if (!cents || typeof why !== 'string' || why.trim() === '')
    throw new CommandRefused('A correction needs a sum, --correct=-5.00, and a reason in --why.')
  return { account, cents, reason: why }
}

function parseNewEmail({ email, why }: Options) {
  if (email === undefined) return undefined
  const parsed = Email.safeParse(email)
  if (!parsed.success) throw new CommandRefused('--email must be an e-mail address.')
  if (typeof why !== 'string' || why.trim() === '')
    throw new CommandRefused('A new e-mail needs a reason in --why.')
  return { email: parsed.data, reason: why }
}

async function showCustomer(app: AppWithDb, customerId: number) {
  const customer = await requireCustomer(app, String(customerId))
  const { accountCents, bonusCents, depositCents } = await balancesOf(app.db, customerId)
  const addresses = await addressesOf(app.db, customerId)
  const data = {
    id: customer.id,
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    credit_limit: eurosOf(customer.creditLimitCents),
    pay_later: customer.payLater,
    enable_bonus: customer.enableBonus,
    accepted: customer.acceptedAt !== null,
    balance: eurosOf(accountCents),
    bonus: eurosOf(bonusCents),
    deposit: eurosOf(depositCents),
    addresses: addresses.map(({ text }) => text),
    ...(await customerRecords(app.db, customerId)),
  }
  const sum = (cents: number) => formatEuros(cents, 'en')
  const onOrOff = (value: boolean) => (value ? 'on' : 'off')
  const lines = [
    `${customer.id}  ${customer.name}, ${customer.email}, ${customer.phone ?? 'no phone'}`,
    `Account ${sum(accountCents)}, bonus ${sum(bonusCents)}, deposit ${sum(depositCents)}`,
    `Credit limit ${sum(customer.creditLimitCents)}, ` +
      `deferred payment ${onOrOff(customer.payLater)}, bonus ${onOrOff(customer.enableBonus)}, ` +
      (customer.acceptedAt ? 'accepted' : 'not accepted yet'),
    ...data.addresses,
    ...recordLines(data),
  ]
  return { data, lines }
}
