import type { Day } from '../../domain/calendar.ts'
import type { StatementLine } from '../../domain/bank/statement.ts'
import { eurosOf, sumOf } from '../../domain/money.ts'

export type WrittenStatement = {
  iban: string
  from: Day
  to: Day
  openingCents: number
  lines: readonly StatementLine[]
  closingCents?: number
  currency?: string
}

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const tag = (name: string, text: string | null) =>
  text === null || text === '' ? '' : `<${name}>${escaped(text)}</${name}>`

const euros = (cents: number) => eurosOf(Math.abs(cents)).toFixed(2)

const closingOf = ({ openingCents, lines, closingCents }: WrittenStatement) =>
  closingCents ?? openingCents + sumOf(lines, ({ cents }) => cents)

/** A file of camt.053 as banks write it; from version 8 on parties and states lie deeper. */
export function camtFile(statement: WrittenStatement, version: '02' | '08' | '12' = '02'): string {
  const { iban, from, to, openingCents, lines, currency = 'EUR' } = statement
  const balance = (code: string, cents: number, day: Day) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${euros(cents)}` +
    `</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId></GrpHdr><Stmt><Id>${from}</Id>
<FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${to}T23:59:59</ToDtTm></FrToDt>
<Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>${currency}</Ccy></Acct>
${balance('OPBD', openingCents, from)}${balance('CLBD', closingOf(statement), to)}
${lines.map((line) => camtEntry(line, { version, currency })).join('\n')}
</Stmt></BkToCstmrStmt></Document>`
}

function camtEntry(line: StatementLine, { version, currency }: Record<string, string>): string {
  const isOld = version === '02'
  const direction = line.cents < 0 ? 'DBIT' : 'CRDT'
  const role = line.cents < 0 ? 'Cdtr' : 'Dbtr'
  const code =
    line.partyCode === null
      ? ''
      : `<Id><OrgId><Othr>${tag('Id', line.partyCode)}</Othr></OrgId></Id>`
  const person = tag('Nm', line.partyName) + code
  const party = isOld ? person : person === '' ? '' : `<Pty>${person}</Pty>`
  const account = line.partyIban
    ? `<${role}Acct><Id>${tag('IBAN', line.partyIban)}</Id></${role}Acct>`
    : ''
  const reference = line.reference
    ? `<Strd><CdtrRefInf>${tag('Ref', line.reference)}</CdtrRefInf></Strd>`
    : ''
  const families = { payment: ['RCDT', 'ESCT'], cash: ['CNTR', 'CDPT'], fee: ['CCRD', 'CHRG'] }
  const [family, subfamily] = families[line.kind]
  const day = isOld ? tag('Dt', line.bookedOn) : tag('DtTm', `${line.bookedOn}T10:00:00`)
  return `<Ntry><Amt Ccy="${currency}">${euros(line.cents)}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
<Sts>${isOld ? 'BOOK' : '<Cd>BOOK</Cd>'}</Sts><BookgDt>${day}</BookgDt>
${tag('AcctSvcrRef', line.bankRef)}<BkTxCd><Domn><Cd>PMNT</Cd>
<Fmly><Cd>${family}</Cd><SubFmlyCd>${subfamily}</SubFmlyCd></Fmly></Domn></BkTxCd>
<NtryDtls><TxDtls><Refs>${tag('EndToEndId', line.endToEndId ?? 'NOTPROVIDED')}</Refs>
<RltdPties>${party === '' ? '' : `<${role}>${party}</${role}>`}${account}</RltdPties>
<RmtInf>${tag('Ustrd', line.text)}${reference}</RmtInf>${
    line.isReturn ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : ''
  }</TxDtls></NtryDtls></Ntry>`
}

/** A file of FiDAViSta 1.01. It has no structured reference. */
export function fidavistaFile(statement: WrittenStatement, encoding = 'UTF-8'): string {
  const { iban, from, to, openingCents, lines, currency = 'EUR' } = statement
  const types = { payment: 'INP', cash: 'CHIN', fee: 'KOM' }
  const transactions = lines.map(
    (line) => `<TrxSet><TypeCode>${types[line.kind]}</TypeCode><BookDate>${line.bookedOn}</BookDate>
${tag('BankRef', line.bankRef)}${tag('EndToEndId', line.endToEndId)}
<CorD>${line.cents < 0 ? 'D' : 'C'}</CorD>
<AccAmt>${euros(line.cents)}</AccAmt><PmtInfo><![CDATA[${line.text}]]></PmtInfo><CPartySet>
${tag('AccNo', line.partyIban)}<AccHolder>${tag('Name', line.partyName)}
${tag('LegalId', line.partyCode)}</AccHolder></CPartySet></TrxSet>`,
  )
  const signed = (cents: number) => eurosOf(cents).toFixed(2)
  return `<?xml version="1.0" encoding="${encoding}"?>
<FIDAVISTA xmlns="http://www.bankasoc.lv/fidavista/fidavista0101.xsd">
<Header><From>BANKA</From></Header><Statement><Period><StartDate>${from}</StartDate><EndDate>${to}</EndDate></Period>
<AccountSet><AccNo>${iban}</AccNo><CcyStmt><Ccy>${currency}</Ccy>
<OpenBal>${signed(openingCents)}</OpenBal><CloseBal>${signed(closingOf(statement))}</CloseBal>${transactions.join('')}
</CcyStmt></AccountSet></Statement></FIDAVISTA>`
}
