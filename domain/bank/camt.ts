import type { Cents } from '../money.ts'
import { sumOf } from '../money.ts'
import { parseBankDay } from './bank-day.ts'
import { parseBankSum } from './bank-sum.ts'
import type { LineKind, Statement, StatementLine } from './statement.ts'
import { elementAt, elementsAt, firstText, textAt, type XmlElement } from './xml-element.ts'

/**
 * The lines of an entry (`Ntry`) of camt.052 or camt.053 in any version: none while it is not
 * booked, several for a batch; null where it cannot be read.
 */
export function linesOfCamtEntry(entry: XmlElement): StatementLine[] | null {
  const status = firstText(textAt(entry, 'Sts', 'Cd'), textAt(entry, 'Sts'))
  if (status !== 'BOOK') return status === null ? null : []
  const bookedOn = parseBankDay(
    firstText(textAt(entry, 'BookgDt', 'Dt'), textAt(entry, 'BookgDt', 'DtTm')),
  )
  const cents = parseBankSum(textAt(entry, 'Amt'))
  const direction = textAt(entry, 'CdtDbtInd')
  if (bookedOn === null || cents === null) return null
  if (direction !== 'CRDT' && direction !== 'DBIT') return null
  const sign = direction === 'CRDT' ? 1 : -1
  const details = elementsAt(entry, ['NtryDtls', 'TxDtls'])
  // What one part of an undivided batch says is not said of the whole.
  const whole = { detail: details.length === 1 ? details[0] : undefined, cents }
  const parts = batchParts(details, cents) ?? [whole]
  return parts.map((part) => ({
    bookedOn,
    cents: part.cents * sign,
    ...detailOf(entry, part.detail, direction),
  }))
}

/** A batch is split where its parts say what each is and add up. */
function batchParts(details: readonly XmlElement[], cents: Cents) {
  if (details.length < 2) return null
  const parts = details.map((detail) => ({ detail, cents: sumOfDetail(detail) }))
  const known = parts.filter((part): part is { detail: XmlElement; cents: Cents } => !!part.cents)
  const isWhole = known.length === parts.length && sumOf(known, (part) => part.cents) === cents
  return isWhole ? known : null
}

const sumOfDetail = (detail: XmlElement): Cents | null =>
  parseBankSum(firstText(textAt(detail, 'Amt'), textAt(detail, 'AmtDtls', 'TxAmt', 'Amt')))

function detailOf(entry: XmlElement, detail: XmlElement | undefined, direction: 'CRDT' | 'DBIT') {
  const isIn = direction === 'CRDT'
  const parties = detail && elementAt(detail, 'RltdPties')
  const party = parties && elementAt(parties, isIn ? 'Dbtr' : 'Cdtr')
  // From version .08 on a party is one level deeper.
  const person = (party && elementAt(party, 'Pty')) ?? party
  const account = isIn ? 'DbtrAcct' : 'CdtrAcct'
  const ultimate = isIn ? 'UltmtDbtr' : 'UltmtCdtr'
  const endToEndId = textAt(detail, 'Refs', 'EndToEndId')
  return {
    kind: kindOf(entry, detail),
    bankRef: firstText(textAt(entry, 'AcctSvcrRef'), textAt(detail, 'Refs', 'AcctSvcrRef')),
    endToEndId: endToEndId === 'NOTPROVIDED' ? null : endToEndId,
    reference: textAt(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    text: remittance(entry, detail),
    isReturn: textAt(entry, 'RvslInd') === 'true' || !!(detail && elementAt(detail, 'RtrInf')),
    partyName: firstText(
      textAt(person, 'Nm'),
      textAt(parties, ultimate, 'Nm'),
      textAt(parties, ultimate, 'Pty', 'Nm'),
    ),
    partyIban: firstText(textAt(parties, account, 'Id', 'IBAN')),
    partyCode: firstText(
      textAt(person, 'Id', 'OrgId', 'Othr', 'Id'),
      textAt(person, 'Id', 'PrvtId', 'Othr', 'Id'),
    ),
  }
}

function remittance(entry: XmlElement, detail: XmlElement | undefined): string {
  const texts = detail ? elementsAt(detail, ['RmtInf', 'Ustrd']).map(({ text }) => text) : []
  const written = texts.join(' ').trim()
  const ofBank = firstText(textAt(detail, 'AddtlTxInf'), textAt(entry, 'AddtlNtryInf'))
  return written === '' ? (ofBank ?? '') : written
}

function kindOf(entry: XmlElement, detail: XmlElement | undefined): LineKind {
  const code = (detail && elementAt(detail, 'BkTxCd')) ?? elementAt(entry, 'BkTxCd')
  const family = textAt(code, 'Domn', 'Fmly', 'Cd')
  const subfamily = textAt(code, 'Domn', 'Fmly', 'SubFmlyCd')
  if (family === 'CNTR') return 'cash'
  return ['CHRG', 'FEES', 'COMM'].includes(subfamily ?? '') ? 'fee' : 'payment'
}

/** The frame of a statement (`Stmt`) or report (`Rpt`); null where days or balances are missing. */
export function camtStatement(element: XmlElement, lines: StatementLine[]): Statement | null {
  const iban = firstText(
    textAt(element, 'Acct', 'Id', 'IBAN'),
    textAt(element, 'Acct', 'Id', 'Othr', 'Id'),
  )
  const balances = elementsAt(element, ['Bal']).map(balanceOf)
  const first = (type: string) => balances.find((balance) => balance.type === type)
  const last = (type: string) => balances.findLast((balance) => balance.type === type)
  const opening = first('OPBD') ?? first('PRCD') ?? first('ITBD')
  const closing = last('CLBD') ?? last('ITBD')
  const period = elementAt(element, 'FrToDt')
  const from = parseBankDay(
    firstText(textAt(period, 'FrDtTm'), textAt(period, 'FrDt'), opening?.day ?? null),
  )
  const to = parseBankDay(
    firstText(textAt(period, 'ToDtTm'), textAt(period, 'ToDt'), closing?.day ?? null),
  )
  const currency = firstText(textAt(element, 'Acct', 'Ccy'), opening?.currency ?? null)
  if (!iban || !currency || !from || !to) return null
  if (opening?.cents === undefined || closing?.cents === undefined) return null
  const isInterim = last('CLBD') === undefined
  const madeOn = parseBankDay(textAt(element, 'CreDtTm'))
  const sums = { openingCents: opening.cents, closingCents: closing.cents }
  return { iban, currency, from, to, madeOn, ...sums, isInterim, lines }
}

function balanceOf(element: XmlElement) {
  const cents = parseBankSum(textAt(element, 'Amt'))
  const sign = textAt(element, 'CdtDbtInd') === 'DBIT' ? -1 : 1
  return {
    type: textAt(element, 'Tp', 'CdOrPrtry', 'Cd'),
    day: firstText(textAt(element, 'Dt', 'Dt'), textAt(element, 'Dt', 'DtTm')),
    currency: elementAt(element, 'Amt')?.attributes.Ccy ?? null,
    cents: cents === null ? undefined : cents * sign,
  }
}
