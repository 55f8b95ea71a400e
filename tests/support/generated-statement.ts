import { endToEndIdOf } from '../../domain/bank/end-to-end-id.ts'
import { bankReference } from '../../domain/documents/bank-reference.ts'
import { documentNumber } from '../../domain/documents/numbers.ts'
import { sampleLine } from '../../domain/bank/sample-line.ts'
import type { StatementLine } from '../../domain/bank/statement.ts'
import { addDays, type Day } from '../../domain/calendar.ts'
import { seededRandom } from './seeded-random.ts'

export type BilledCustomer = {
  id: number
  name: string
  bill: { year: number; number: number; cents: number }
}

/** What a line is in truth: booked by itself, or to be proposed, or nobody's. */
export type Truth = { kind: 'sure' | 'asked' | 'nobody'; customerId?: number }

export type GeneratedLine = { line: StatementLine; truth: Truth }

/** How payers spoil a reference: blanks, line ends, left out letters, look-alikes. */
const spoiled: readonly ((reference: string) => string)[] = [
  (reference) => reference.replace(/(.{4})/g, '$1 ').trim(),
  (reference) => `${reference.slice(0, 6)}\n${reference.slice(6)}`,
  (reference) => reference.slice(2),
  (reference) => reference.replaceAll('0', 'O').toLowerCase(),
]

type Generating = {
  customers: readonly BilledCustomer[]
  count: number
  first: Day
  days: number
  seed: number
  providerIban: string
  /** Cash on its way to the bank, and refunds that were ordered; each has one line. */
  own: { cash: readonly number[]; refunds: readonly { id: number; cents: number }[] }
}

/**
 * Lines as the shop's account has them: 80 % with our reference, a fifth of these spoiled; 5 % of
 * the provider, cash that we brought or refunds that we sent; 10 % with a name and a sum or a document's number alone; 5 % unknown.
 */
export function generatedLines(generating: Generating): GeneratedLine[] {
  const { customers, count, first, days, seed } = generating
  const ofShop = ownLines(generating)
  const random = seededRandom(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)]!
  return Array.from({ length: count }, (_, index) => {
    const bookedOn = addDays(first, Math.floor((index * days) / count))
    const customer = pick(customers)
    const share = random()
    const isSpoiled = random() < 0.2
    const plain = {
      ...sampleLine,
      bookedOn,
      bankRef: random() < 0.9 ? `${seed}-${index}` : null,
      cents: 100 + Math.floor(random() * 5000),
      text: '',
      partyName: null,
      partyIban: null,
      partyCode: null,
    }
    if (share < 0.8) {
      const reference = bankReference(customer.id)
      const text = isSpoiled ? pick(spoiled)(reference) : `par ūdeni ${reference}`
      const truth = { kind: 'sure', customerId: customer.id } as const
      return { line: { ...plain, text }, truth }
    }
    if (share < 0.85)
      return { line: { ...plain, ...ofShop(index) }, truth: { kind: 'sure' } as const }
    if (share < 0.95) {
      const { year, number, cents } = customer.bill
      const truth = { kind: 'asked', customerId: customer.id } as const
      const line = isSpoiled
        ? { ...plain, text: `Rekins ${documentNumber('monthly_bill', year, number)}` }
        : { ...plain, cents, partyName: customer.name.toUpperCase(), text: 'par udeni' }
      return { line, truth }
    }
    return { line: { ...plain, text: 'paldies', partyName: 'X Y' }, truth: { kind: 'nobody' } }
  })
}

/** Cash, refunds and payouts in turn; when the first two are used up, payouts alone. */
function ownLines({ own, providerIban }: Generating): (index: number) => Partial<StatementLine> {
  const [cash, refunds] = [[...own.cash], [...own.refunds]]
  return (index) => {
    const cents = index % 3 === 0 ? cash.shift() : undefined
    if (cents !== undefined) return { cents, kind: 'cash' }
    const refund = index % 3 === 1 ? refunds.shift() : undefined
    if (refund) return { cents: -refund.cents, endToEndId: endToEndIdOf(refund.id) }
    return { partyIban: providerIban }
  }
}
