import { addDays, type Day } from '../calendar.ts'
import { type Cents, sumOf } from '../money.ts'
import { done, type Outcome, refuse } from '../outcome.ts'

/** What the bank itself calls a line; most are payments. */
export type LineKind = 'payment' | 'cash' | 'fee'

/** One line of a bank statement as it came: what came in is positive, what went out negative. */
export type StatementLine = {
  bookedOn: Day
  cents: Cents
  kind: LineKind
  /** The bank's own reference; some banks give none. */
  bankRef: string | null
  endToEndId: string | null
  /** The structured creditor reference. */
  reference: string | null
  /** The remittance text, else what the bank says of the line. */
  text: string
  isReturn: boolean
  partyName: string | null
  partyIban: string | null
  /** The other party's registration number or personal code. */
  partyCode: string | null
}

export type Statement = {
  iban: string
  currency: string
  from: Day
  to: Day
  /** The day on which the bank wrote it, where it says so. */
  madeOn: Day | null
  openingCents: Cents
  closingCents: Cents
  /** A statement within a day: its closing balance is not the day's last. */
  isInterim: boolean
  lines: StatementLine[]
}

export type StatementRefusal =
  | { code: 'not_a_statement' }
  | { code: 'cut_file' }
  | { code: 'forbidden_markup' }
  | { code: 'unreadable_line'; line: number }
  | { code: 'incomplete_statement' }
  | { code: 'foreign_currency'; currency: string }
  | { code: 'wrong_account'; iban: string; ourIban: string }
  | { code: 'statement_of_future'; day: Day }
  | { code: 'balance_differs'; openingCents: Cents; linesCents: Cents; closingCents: Cents }

/** Before a long holiday a bank may already write for its next working day. */
const mostDaysAhead = 7

/** A statement is taken if it is of our account, in euros, of no later day, and adds up. */
export function checkStatement(
  statement: Statement,
  { ourIban, today }: { ourIban: string; today: Day },
): Outcome<Statement, StatementRefusal> {
  const { iban, currency, from, madeOn, openingCents, closingCents, lines } = statement
  if (iban !== ourIban) return refuse({ code: 'wrong_account', iban, ourIban })
  if (currency !== 'EUR') return refuse({ code: 'foreign_currency', currency })
  const isOfFuture = (madeOn ?? from) > today || from > addDays(today, mostDaysAhead)
  if (isOfFuture)
    return refuse({ code: 'statement_of_future', day: madeOn && madeOn > today ? madeOn : from })
  const linesCents = sumOf(lines, ({ cents }) => cents)
  if (openingCents + linesCents !== closingCents)
    return refuse({ code: 'balance_differs', openingCents, linesCents, closingCents })
  return done(statement)
}

export type NumberedLine = StatementLine & { key: string; ordinal: number }

/**
 * Names each line of an account once, whatever file it comes in: by the bank's reference, else by
 * payer and text. Two equal payments of a day can both be true, so equal lines are counted. A
 * payment and its fee may bear one reference, so the sum is part of the name.
 */
export function numberLines(lines: readonly StatementLine[]): NumberedLine[] {
  const counts = new Map<string, number>()
  return lines.map((line) => {
    const key = lineKey(line)
    const ordinal = (counts.get(key) ?? 0) + 1
    counts.set(key, ordinal)
    return { ...line, key, ordinal }
  })
}

function lineKey(line: StatementLine): string {
  const { bookedOn, cents, bankRef, endToEndId, partyIban, partyName, reference, text } = line
  const own = bankRef
    ? [bankRef, endToEndId]
    : [partyIban ?? partyName, reference, text.replace(/\s+/g, ' ').trim()]
  return [bookedOn, cents, ...own.map((part) => part ?? '')].join('|')
}
