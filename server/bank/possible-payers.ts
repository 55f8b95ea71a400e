import { sql } from 'kysely'
import { documentKey, type LineSigns } from '../../domain/bank/line-signs.ts'
import { codeOfParty, type Payer } from '../../domain/bank/match-line.ts'
import type { DocumentKind } from '../../domain/documents/numbers.ts'
import type { Cents } from '../../domain/money.ts'
import { openDocuments } from '../documents/debts.ts'
import type { Tx } from '../platform/database/connect.ts'
import type { StoredLine } from './line-store.ts'
import { namesakes } from './namesakes.ts'

export type SignedLine = { line: StoredLine; signs: LineSigns }

type Payers = (signed: SignedLine) => Payer[]

const customersKnown = sql`role = 'customer' and anonymised_at is null`

/** The customers that each line may be of, with what they owe. */
export async function loadPayers(tx: Tx, lines: readonly SignedLine[]): Promise<Payers> {
  const incoming = lines.filter(({ line }) => line.cents > 0)
  const known = await existing(tx, incoming)
  const documents = await namedDocuments(tx, incoming)
  const referenced = ({ signs }: SignedLine) => signs.referenced.filter((id) => known.has(id))
  const named = ({ signs }: SignedLine) =>
    signs.documents.flatMap((name) => documents.get(documentKey(name)) ?? [])
  // A reference is enough: what else a line says need not be looked up.
  const asking = incoming.filter(
    (signed) => referenced(signed).length !== 1 || signed.line.isReturn,
  )
  const others = await customersByOtherSigns(tx, asking)
  const possible = (signed: SignedLine) => [
    ...new Set([
      ...referenced(signed),
      ...named(signed).map(({ customerId }) => customerId),
      ...others.of(signed),
    ]),
  ]
  const details = await payerDetails(tx, asking.flatMap(possible))
  return (signed) => {
    if (!asking.includes(signed))
      return referenced(signed).map((customerId) => blankPayer(customerId, named(signed)))
    return possible(signed).flatMap((customerId) => {
      const payer = details.get(customerId)
      if (!payer) return []
      const orders = others.orders.filter((order) => order.customerId === customerId)
      const open = payer.documents.map(({ id }) => id)
      const paid = documentsOf(customerId, named(signed), ({ id }) => !open.includes(id))
      const documents = [
        ...payer.documents,
        ...paid.map((document) => ({ ...document, openCents: 0 })),
      ]
      return [{ ...payer, documents, orders, isOfIban: others.isOfIban(signed, customerId) }]
    })
  }
}

type NamedDocument = {
  id: number
  customerId: number
  kind: DocumentKind
  year: number
  number: number
  toPayCents: Cents
}

const blankPayer = (customerId: number, named: readonly NamedDocument[]): Payer => ({
  customerId,
  names: [],
  code: null,
  openCents: 0,
  documents: documentsOf(customerId, named, ({ toPayCents }) => toPayCents > 0),
  orders: [],
  isOfIban: false,
})

const documentsOf = (
  customerId: number,
  named: readonly NamedDocument[],
  isMeant: (document: NamedDocument) => boolean,
): Payer['documents'] =>
  named
    .filter((document) => document.customerId === customerId && isMeant(document))
    .map(({ id, toPayCents, kind, year, number }) => ({
      id,
      name: { kind, year, number },
      openCents: toPayCents,
    }))

async function existing(tx: Tx, lines: readonly SignedLine[]): Promise<Set<number>> {
  const ids = lines.flatMap(({ signs }) => signs.referenced)
  const { rows } = await sql<{ id: number }>`
    select id from customers where id = any(${ids}::bigint[]) and ${customersKnown}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

async function namedDocuments(tx: Tx, lines: readonly SignedLine[]) {
  const names = lines.flatMap(({ signs }) => signs.documents)
  const { rows } = await sql<NamedDocument>`
    select p.id, p.customer_id, p.kind, p.year, p.number, p.to_pay_cents
    from papers p join jsonb_to_recordset(${JSON.stringify(names)}::jsonb)
      as n (kind text, year int, number bigint) using (kind, year, number)`.execute(tx)
  const byKey = new Map<string, NamedDocument[]>()
  for (const row of rows) byKey.set(documentKey(row), [...(byKey.get(documentKey(row)) ?? []), row])
  return byKey
}

type OrderOfNumber = { id: number; customerId: number; cents: Cents }

/** By account, registration number, number of an order or customer, and by name. */
async function customersByOtherSigns(tx: Tx, lines: readonly SignedLine[]) {
  const ibans = lines.flatMap(({ line }) => line.partyIban ?? [])
  const { rows: payers } = await sql<{ iban: string; customerIds: number[] }>`
    select iban, array_agg(distinct customer_id) as customer_ids from (
      select l.party_iban as iban, m.customer_id from bank_lines l
        join bank_line_states s on s.line_id = l.id
        join bank_matches m on m.line_id = l.id and s.match_id in (m.id, m.part_of)
      where l.party_iban = any(${ibans}::text[]) and m.target = 'customer'
      union select iban, customer_id from deposit_refunds where iban = any(${ibans}::text[])) p
    group by 1`.execute(tx)
  const codes = lines.map(({ line }) => codeOfParty(line)).filter((code) => code !== '')
  const { rows: companies } = await sql<{ id: number; code: string }>`
    select id, legal_id as code from customers
    where legal_id = any(${codes}::text[]) and ${customersKnown}`.execute(tx)
  const numbers = lines.flatMap(({ signs }) => signs.numbers)
  const { rows: orders } = await sql<OrderOfNumber>`
    select id, customer_id, coalesce(total_cents, 0) as cents from orders
    where id = any(${numbers}::bigint[])`.execute(tx)
  const byName = await namesakes(
    tx,
    lines.map(({ line }) => line.partyName ?? ''),
  )
  const ofIban = new Map(payers.map(({ iban, customerIds }) => [iban, customerIds]))
  return {
    orders,
    isOfIban: ({ line }: SignedLine, customerId: number) => {
      const ids = ofIban.get(line.partyIban ?? '') ?? []
      return ids.length === 1 && ids[0] === customerId
    },
    of: ({ line, signs }: SignedLine): number[] => [
      ...(ofIban.get(line.partyIban ?? '') ?? []),
      ...companies.filter(({ code }) => code === codeOfParty(line)).map(({ id }) => id),
      ...orders.filter(({ id }) => signs.numbers.includes(id)).map(({ customerId }) => customerId),
      ...(byName.get(line.partyName ?? '') ?? []),
    ],
  }
}

type Known = { id: number; name: string | null; code: string | null; isOwing: boolean }

async function payerDetails(tx: Tx, ids: readonly number[]): Promise<Map<number, Payer>> {
  const { rows } = await sql<Known>`
    select c.id, c.name, c.legal_id as code, exists (select from ledger_balances b
      where b.customer_id = c.id and b.account = 'account' and b.cents < 0) as is_owing
    from customers c
    where c.id = any(${[...new Set(ids)]}::bigint[]) and ${customersKnown}`.execute(tx)
  const details = new Map<number, Payer>()
  for (const { id: customerId, name, code, isOwing } of rows) {
    // Most of those who may be meant owe nothing; they are not looked up one by one.
    const open = isOwing
      ? (await openDocuments(tx, customerId)).filter(({ openCents }) => openCents > 0)
      : []
    const named = await documentNames(
      tx,
      open.map(({ id }) => id),
    )
    details.set(customerId, {
      customerId,
      names: name === null ? [] : [name],
      code,
      openCents: open.reduce((sum, { openCents }) => sum + openCents, 0),
      documents: open.flatMap(({ id, openCents }) => {
        const document = named.get(id)
        return document ? [{ id, name: document, openCents }] : []
      }),
      orders: [],
      isOfIban: false,
    })
  }
  return details
}

async function documentNames(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Payer['documents'][number]['name']>()
  const { rows } = await sql<{ id: number; kind: DocumentKind; year: number; number: number }>`
    select id, kind, year, number from papers where id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}
