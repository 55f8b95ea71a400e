import type { Day } from '../../../domain/calendar.ts'
import { type Cents, eurosOf, sumOf } from '../../../domain/money.ts'

export type BankRow = {
  cents: Cents
  text: string
  payer?: string
  iban?: string
  /** As FiDAViSta has it; a payment else. */
  kind?: string
}

type Written = { iban: string; day: Day; openingCents: Cents; rows: readonly BankRow[] }

const euros = (cents: Cents) => eurosOf(cents).toFixed(2)
const plain = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** A day's statement as a bank of Latvia exports it. */
export function statementOf({ iban, day, openingCents, rows }: Written): string {
  const closingCents = openingCents + sumOf(rows, ({ cents }) => cents)
  const lines = rows.map(
    ({ cents, text, payer = '', iban: account = '', kind = 'INP' }, index) =>
      `<TrxSet><TypeCode>${kind}</TypeCode><BookDate>${day}</BookDate>` +
      `<BankRef>${day}-${index}</BankRef><CorD>${cents < 0 ? 'D' : 'C'}</CorD>` +
      `<AccAmt>${euros(Math.abs(cents))}</AccAmt><PmtInfo>${plain(text)}</PmtInfo>` +
      `<CPartySet><AccNo>${account}</AccNo><AccHolder><Name>${plain(payer)}</Name></AccHolder>` +
      '</CPartySet></TrxSet>',
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<FIDAVISTA xmlns="http://www.bankasoc.lv/fidavista/fidavista0101.xsd"><Statement>
<Period><StartDate>${day}</StartDate><EndDate>${day}</EndDate></Period>
<AccountSet><AccNo>${iban}</AccNo><CcyStmt><Ccy>EUR</Ccy>
<OpenBal>${euros(openingCents)}</OpenBal><CloseBal>${euros(closingCents)}</CloseBal>
${lines.join('\n')}
</CcyStmt></AccountSet></Statement></FIDAVISTA>`
}
