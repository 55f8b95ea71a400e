import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Series } from './autoship/series.ts'
import { createXmlReader, type XmlRefusal } from './bank/read-xml.ts'
import type { XmlElement } from './bank/xml-element.ts'
import { addDays, dayOf } from './calendar.ts'
import type { AddressDays, DeliveryClock } from './territory/days.ts'
import type { OrderMoney, PaidOrder } from './orders/payment-summary.ts'
import type { EditedOrder } from './orders/settle-difference.ts'
import type { Outcome } from './outcome.ts'
import { topUpMethods, type PaymentInput } from './payments/methods.ts'
import { promoOf } from './pricing/sample-cart.ts'
import type { Totals } from './pricing/totals.ts'
import { defaultSettings as settings } from './settings.ts'

type Section = { title: string; file: string; examples: { code: string; expected: string }[] }

const page = readFileSync('docs/rules.md', 'utf8')

/** A section is a heading with a file; its examples are the lines of its code. */
const sections: Section[] = page
  .split(/^### /m)
  .slice(1)
  .map((text) => {
    const [, title, file] = /^(.+) · `(.+)`$/m.exec(text) ?? []
    const block = /```js\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
    const examples = block
      .trim()
      .split('\n')
      .map((line) => {
        const [code, expected] = line.split(' // → ')
        return { code: code ?? '', expected: expected ?? '' }
      })
    return { title: title ?? '', file: file ?? '', examples }
  })

const files = globSync('domain/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .sort()
const modules = Object.fromEntries(
  await Promise.all(
    files.map(
      async (file) => [file, (await import(`../${file}`)) as Record<string, unknown>] as const,
    ),
  ),
)

const order40: PaymentInput = {
  totalCents: 4000,
  topUpCents: 0,
  deliveryKind: 'courier',
  balanceCents: 0,
  creditLimitCents: 0,
  mayPayLater: false,
  hasOverdueDebt: false,
  onlineMethods: topUpMethods.map(({ key }) => key),
}
const paid40: EditedOrder = {
  method: 'account',
  oldTotalCents: 4000,
  newTotalCents: 4000,
  prepaidCents: 4000,
  balanceCents: 0,
  creditLimitCents: 0,
  mayPayLater: false,
  cashLimitCents: 0,
}
const cash40: PaidOrder = {
  status: 'processing',
  paymentMethod: 'cash',
  totalWithDepositCents: 4000,
  topupCents: 0,
  paymentChargeCents: 0,
  debtCents: 0,
  money: [],
}
const fromAccount = (cents: number): OrderMoney => ({
  on: dayOf('2026-11-22'),
  method: null,
  accountCents: -cents,
  advanceCents: cents,
  providerCents: 0,
  cashCents: 0,
  stayedOnAccount: false,
})
const weekly: Series = {
  anchorDay: dayOf('2026-11-24'),
  frequencyWeeks: 1,
  validFrom: null,
  validTo: null,
  pause: null,
  skippedDays: [],
  movedDays: {},
}
const clock: DeliveryClock = {
  today: dayOf('2026-11-20'),
  firstOpenDay: addDays(dayOf('2026-11-20'), 1),
}
const everyDay: AddressDays = {
  allowedDates: [],
  allowedWeekends: [],
  forbiddenWorkingDays: ['24-12'],
}

const say = (answer: Outcome<unknown, unknown>): unknown =>
  answer.ok ? (answer.value ?? 'yes') : answer.refusal

const readXml = (text: string): Outcome<XmlElement, XmlRefusal> => {
  const reader = createXmlReader(() => false)
  reader.write(text)
  return reader.end()
}

const short = (sums: Totals): Record<string, number> => ({
  goods: sums.waterGoodsCents + sums.otherGoodsCents,
  services: sums.servicesCents,
  deposit: sums.depositCents,
  delivery: sums.deliveryCents,
  total: sums.totalWithDepositCents,
})

const words: Record<string, unknown> = {
  ...Object.assign({}, ...Object.values(modules)),
  day: dayOf,
  settings,
  steps: settings.depositSteps,
  say,
  promo: promoOf,
  short,
  readXml,
  order40,
  paid40,
  cash40,
  fromAccount,
  weekly,
  clock,
  everyDay,
}

/** The page is ours and is read at test time alone: its examples are code. */
const valueOf = (code: string): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval
  (new Function(...Object.keys(words), `return (${code})`) as (...all: unknown[]) => unknown)(
    ...Object.values(words),
  )

describe.each(sections)('$title', ({ file, examples }) => {
  test.each(examples)('$code', ({ code, expected }) => {
    expect(expected, 'an example needs its result').not.toBe('')
    expect(valueOf(code)).toEqual(valueOf(expected))
  })

  test('the examples name functions of their file', () => {
    const exported = Object.keys(modules[file] ?? {})
    const said = examples.map(({ code }) => code).join('\n')
    expect(
      exported.filter((name) => new RegExp(`\\b${name}\\b`).test(said)),
      file,
    ).not.toEqual([])
  })
})

test('no two files of rules share a name', () => {
  const names = Object.values(modules).flatMap(Object.keys)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

test('every file of rules has examples', () => {
  const namesNoRule = new Set([
    'domain/outcome.ts',
    'domain/calendar/durations.ts',
    'domain/photo-size.ts',
    'domain/bank/sample-line.ts',
    'domain/cart/sample-lines.ts',
    'domain/notifications/message-kinds.ts',
    'domain/pricing/sample-cart.ts',
    'domain/staff/demo-pin.ts',
  ])
  const withRules = files.filter((file) =>
    Object.values(modules[file]!).some((value) => typeof value !== 'object'),
  )
  expect(
    withRules.filter(
      (file) => !namesNoRule.has(file) && !sections.some((section) => section.file === file),
    ),
  ).toEqual([])
  expect(sections.length).toBeGreaterThan(50)
})
