import { type Day, parseDay } from '../../domain/calendar.ts'
import { type Cents, parseEuros } from '../../domain/money.ts'
import type { Promo } from '../../domain/pricing/promo.ts'
import type { AppWithDb } from '../app-context.ts'
import { type CommandInput, CommandRefused, type Commands } from '../platform/command.ts'
import { byCommand } from '../../domain/actor.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { endPromo } from './end-promo.ts'
import { listPromos, promoLine } from './list-promos.ts'
import { createPromo, type CreatePromoRefusal, type NewPromo } from './create-promo.ts'

type Options = CommandInput['options']
type Option = Options[string]

const text = { type: 'string' } as const

export const cartCommands: Commands<AppWithDb> = {
  'promo create': {
    usage:
      'promo create CODE --percent 10 | --sum 5.00 | --free-delivery [--from DAY] [--until DAY] [--minimum 30.00] [--uses N] [--per-customer N] [--no-services] [--goods 101,102] [--customers 7,8]',
    summary: 'Makes a promo code; --until is its last day',
    options: {
      percent: text,
      sum: text,
      'free-delivery': { type: 'boolean', default: false },
      from: text,
      until: text,
      minimum: text,
      uses: text,
      'per-customer': text,
      'no-services': { type: 'boolean', default: false },
      goods: text,
      customers: text,
    },
    run: async (app, { words: [code], options }) => {
      const promo = promoFromOptions(code, options)
      if (promo.toDay && promo.toDay < app.clock.today())
        throw new CommandRefused(`--until ${promo.toDay} is past: nobody could use the code.`)
      const made = await inTransaction(app.db, (tx) => createPromo(app, tx, byCommand, promo))
      if (!made.ok) throw new CommandRefused(refusalText(made.refusal, promo.code))
      return {
        data: { id: made.value.id, code: promo.code },
        lines: [`The code ${promo.code} can be used.`],
      }
    },
  },
  'promo list': {
    usage: 'promo list [--all]',
    summary: 'Promo codes that can be used, with what they give and how often; --all: ended too',
    options: { all: { type: 'boolean', default: false } },
    run: async ({ db, clock }, { options: { all } }) => {
      const data = await listPromos(db, clock.now(), { ended: all === true })
      const lines = data.map(promoLine)
      return { data, lines: lines.length > 0 ? lines : ['None.'] }
    },
  },
  'promo end': {
    usage: 'promo end CODE --why "…"',
    summary: 'Ends a promo code; orders that have it keep what it took off',
    options: { why: text },
    run: async (app, { words: [code = ''], options: { why } }) => {
      if (typeof why !== 'string' || why.trim() === '')
        throw new CommandRefused('Say why in --why.')
      const ending = { code: code.toUpperCase(), reason: why.trim() }
      const ended = await inTransaction(app.db, (tx) => endPromo(app, tx, byCommand, ending))
      if (!ended) throw new CommandRefused(`There is no code ${ending.code} that can be used.`)
      return { data: ended, lines: [`The code ${ending.code} has ended.`] }
    },
  },
}

function promoFromOptions(code: string | undefined, options: Options): NewPromo {
  if (code === undefined || !/^[\p{L}\p{N}_-]{1,40}$/u.test(code))
    throw new CommandRefused('CODE must be 1 to 40 letters, digits, - or _.')
  const fromDay = dayOption(options, 'from')
  const toDay = dayOption(options, 'until')
  if (fromDay && toDay && toDay < fromDay)
    throw new CommandRefused('--until must not be before --from.')
  return {
    code: code.toUpperCase(),
    benefit: benefitFromOptions(options),
    fromDay,
    toDay,
    minimumCents: sumOption(options, 'minimum') ?? 0,
    maxUses: countOption(options, 'uses'),
    maxUsesPerCustomer: countOption(options, 'per-customer'),
    leavesOutServices: options['no-services'] === true,
    goodIds: idsOption(options, 'goods'),
    customerIds: idsOption(options, 'customers'),
  }
}

function benefitFromOptions(options: Options): Promo['benefit'] {
  const { percent, 'free-delivery': freeDelivery } = options
  const cents = sumOption(options, 'sum')
  if ([percent !== undefined, cents !== null, freeDelivery === true].filter(Boolean).length !== 1)
    throw new CommandRefused('Say one of --percent, --sum and --free-delivery.')
  if (freeDelivery === true) return { kind: 'free_delivery' }
  if (cents !== null) return { kind: 'sum', cents }
  if (!/^([1-9]\d?|100)$/.test(String(percent)))
    throw new CommandRefused('--percent must be from 1 to 100.')
  return { kind: 'percent', percent: Number(percent) }
}

function sumOption(options: Options, name: string): Cents | null {
  if (options[name] === undefined) return null
  const cents = parseEuros(String(options[name]))
  if (cents === null || cents <= 0)
    throw new CommandRefused(`--${name} must be a sum such as 5.00.`)
  return cents
}

function countOption(options: Options, name: string): number | null {
  if (options[name] === undefined) return null
  if (!/^[1-9]\d{0,8}$/.test(String(options[name])))
    throw new CommandRefused(`--${name} must be a number such as 50.`)
  return Number(options[name])
}

function dayOption(options: Options, name: string): Day | null {
  if (options[name] === undefined) return null
  const day = parseDay(String(options[name]))
  if (!day) throw new CommandRefused(`--${name} must be a day such as 2026-12-24.`)
  return day
}

function idsOption(options: Options, name: string): number[] {
  const value: Option = options[name]
  if (value === undefined) return []
  if (!/^\d{1,9}(,\d{1,9})*$/.test(String(value)))
    throw new CommandRefused(`--${name} must be ids such as 101,102.`)
  return [...new Set(String(value).split(',').map(Number))]
}

function refusalText(refusal: CreatePromoRefusal, code: string): string {
  if (refusal.code === 'exists') return `There is a code ${code} already.`
  const what = refusal.code === 'unknown_goods' ? 'goods' : 'customers'
  return `There are no ${what} ${refusal.ids.join(', ')}.`
}
