import type { Day } from '../calendar.ts'
import { rigaDay, rigaTime } from '../calendar/riga-time.ts'
import { type Cents, eurosOf, sumOf } from '../money.ts'
import { sepaText } from './sepa-text.ts'

export type BankTransfer = {
  /** Returns with the statement's line; at most 35 signs. */
  endToEndId: string
  cents: Cents
  payeeName: string
  iban: string
  text: string
}

export type TransferFile = {
  /** Names the file to the bank; at most 33 signs. */
  id: string
  madeAt: Date
  payOn: Day
  payer: { name: string; iban: string }
  transfers: readonly BankTransfer[]
}

/** A file of SEPA credit transfers, pain.001.001.09. Names and texts are folded as SEPA needs. */
export function transferFileXml({ id, madeAt, payOn, payer, transfers }: TransferFile): string {
  const totals =
    element('NbOfTxs', String(transfers.length)) +
    element('CtrlSum', euros(sumOf(transfers, ({ cents }) => cents)))
  const name = element('Nm', sepaText(payer.name, 70))
  const header =
    element('MsgId', id) +
    element('CreDtTm', `${rigaDay(madeAt.getTime())}T${rigaTime(madeAt.getTime())}:00`) +
    totals +
    nested('InitgPty', name)
  const payment =
    element('PmtInfId', `${id}-1`) +
    element('PmtMtd', 'TRF') +
    element('BtchBookg', 'false') +
    totals +
    nested('PmtTpInf', nested('SvcLvl', element('Cd', 'SEPA'))) +
    nested('ReqdExctnDt', element('Dt', payOn)) +
    nested('Dbtr', name) +
    nested('DbtrAcct', accountId(payer.iban)) +
    nested('DbtrAgt', nested('FinInstnId', nested('Othr', element('Id', 'NOTPROVIDED')))) +
    element('ChrgBr', 'SLEV') +
    transfers.map(transferXml).join('')
  const message = nested('GrpHdr', header) + nested('PmtInf', payment)
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${nested(
    'CstmrCdtTrfInitn',
    message,
  )}
</Document>
`
}

const transferXml = ({ endToEndId, cents, payeeName, iban, text }: BankTransfer): string =>
  nested(
    'CdtTrfTxInf',
    nested('PmtId', element('InstrId', endToEndId) + element('EndToEndId', endToEndId)) +
      nested('Amt', `<InstdAmt Ccy="EUR">${euros(cents)}</InstdAmt>`) +
      nested('Cdtr', element('Nm', sepaText(payeeName, 70))) +
      nested('CdtrAcct', accountId(iban)) +
      nested('RmtInf', element('Ustrd', sepaText(text, 140))),
  )

const accountId = (iban: string): string => nested('Id', element('IBAN', iban))

const euros = (cents: Cents): string => eurosOf(cents).toFixed(2)

/** SEPA's letters need no escaping but the apostrophe, which stands in text as it is. */
const element = (name: string, text: string): string => `\n<${name}>${text}</${name}>`

const nested = (name: string, children: string): string => `\n<${name}>${children}\n</${name}>`
