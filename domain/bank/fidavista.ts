import type { Cents } from '../money.ts'
import { parseBankDay } from './bank-day.ts'
import { parseBankSum } from './bank-sum.ts'
import type { LineKind, Statement, StatementLine } from './statement.ts'
import { elementAt, elementsAt, firstText, textAt, type XmlElement } from './xml-element.ts'

/** A transaction (`TrxSet`) of FiDAViSta; null where it cannot be read. */
export function lineOfFidavista(transaction: XmlElement): StatementLine | null {
  const cents = parseBankSum(textAt(transaction, 'AccAmt'))
  const bookedOn = parseBankDay(
    firstText(textAt(transaction, 'BookDate'), textAt(transaction, 'RegDate')),
  )
  const direction = textAt(transaction, 'CorD')
  if (cents === null || bookedOn === null) return null
  if (direction !== 'C' && direction !== 'D') return null
  const party = elementAt(transaction, 'CPartySet')
  return {
    bookedOn,
    cents: direction === 'C' ? cents : -cents,
    kind: kindOf(textAt(transaction, 'TypeCode')),
    bankRef: textAt(transaction, 'BankRef'),
    endToEndId: textAt(transaction, 'EndToEndId'),
    reference: null,
    text: firstText(textAt(transaction, 'PmtInfo'), textAt(transaction, 'TypeName')) ?? '',
    isReturn: false,
    partyName: textAt(party, 'AccHolder', 'Name'),
    partyIban: textAt(party, 'AccNo'),
    partyCode: textAt(party, 'AccHolder', 'LegalId'),
  }
}

function kindOf(typeCode: string | null): LineKind {
  if (typeCode === 'CHIN' || typeCode === 'CHOU') return 'cash'
  return typeCode === 'COM' || typeCode === 'KOM' ? 'fee' : 'payment'
}

/** An account in one currency (`CcyStmt`), with the days that its statement has. */
export function fidavistaStatement(
  { statement, iban }: { statement: XmlElement; iban: string },
  account: XmlElement,
  lines: StatementLine[],
): Statement | null {
  const period = elementAt(statement, 'Period')
  const from = parseBankDay(textAt(period, 'StartDate'))
  const to = parseBankDay(textAt(period, 'EndDate'))
  const madeOn = parseBankDay(textAt(period, 'PrepDate'))
  const currency = textAt(account, 'Ccy')
  const openingCents = signedSum(textAt(account, 'OpenBal'))
  const closingCents = signedSum(textAt(account, 'CloseBal'))
  if (!from || !to || !currency) return null
  if (openingCents === null || closingCents === null) return null
  return {
    iban,
    currency,
    from,
    to,
    madeOn,
    openingCents,
    closingCents,
    isInterim: false,
    lines,
  }
}

/** A balance has its own sign. */
function signedSum(text: string | null): Cents | null {
  const cents = parseBankSum(text?.replace(/^-/, '') ?? null)
  return cents !== null && text?.startsWith('-') ? -cents : cents
}

export const fidavistaAccounts = (root: XmlElement) =>
  elementsAt(root, ['Statement']).flatMap((statement) =>
    elementsAt(statement, ['AccountSet']).flatMap((account) =>
      elementsAt(account, ['CcyStmt']).map((ofCurrency) => ({
        statement,
        iban: textAt(account, 'AccNo') ?? '',
        ofCurrency,
      })),
    ),
  )
