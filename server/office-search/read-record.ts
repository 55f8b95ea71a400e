import { sql } from 'kysely'
import type { OfficeDocument, OfficeGood } from '../../contract/office/records.ts'
import type { DocumentLine } from '../../domain/documents/document.ts'
import { type DocumentKind, documentNumber } from '../../domain/documents/numbers.ts'
import type { AppWithDb } from '../app-context.ts'
import { openDocuments } from '../documents/debts.ts'
import { documentUrl } from '../documents/document-url.ts'
import type { Db } from '../platform/database/connect.ts'

type Named = { id: number; kind: DocumentKind; year: number; number: number }

type Row = Omit<OfficeDocument, 'number' | 'file' | 'related' | 'lines' | 'openCents'> &
  Named & { lines: DocumentLine[]; related: Named[] }

/**
 * A document with what corrects it or is corrected by it; a corrected delivery has an invoice, its
 * credit bill and a new invoice.
 */
export async function readDocument(
  app: AppWithDb,
  id: number,
): Promise<OfficeDocument | undefined> {
  const { rows } = await sql<Row>`
    select p.id, p.kind, p.year, p.number, p.customer_id, c.name as customer_name, p.order_id,
      p.issued_on, p.supplied_on, p.due_on, p.total_cents, p.to_pay_cents, p.deposit_cents,
      p.bank_reference as reference, p.lines,
      coalesce((select o.open_cents from overdue_papers o where o.paper_id = p.id), 0)
        as overdue_cents,
      (select coalesce(json_agg(json_build_object('id', r.id, 'kind', r.kind, 'year', r.year,
          'number', r.number) order by r.id), '[]')
        from papers r
        where r.id = p.corrects_id or r.corrects_id = p.id
          or (r.order_id = p.order_id and r.id <> p.id
            and r.cause_kind = 'delivery' and p.cause_kind = 'delivery')) as related
    from papers p join customers c on c.id = p.customer_id where p.id = ${id}`.execute(app.db)
  const [row] = rows
  if (!row) return undefined
  const { year: _year, ...document } = row
  const number = numberOf(row)
  const open = (await openDocuments(app.db, row.customerId)).find((each) => each.id === id)
  return {
    ...document,
    number,
    openCents: open?.openCents ?? 0,
    file: documentUrl(app, { id, number }),
    lines: row.lines.map(({ name, quantity, grossCents }) => ({ name, quantity, grossCents })),
    related: row.related.map((other) => {
      return { id: other.id, kind: other.kind, number: numberOf(other) }
    }),
  }
}

const numberOf = ({ kind, year, number }: Named) => documentNumber(kind, year, number)

export async function readGood(db: Db, id: number): Promise<OfficeGood | undefined> {
  const { rows } = await sql<OfficeGood>`
    select g.id, g.name_lv, g.name_en, g.link, g.sku, g.base_price_cents as price_cents,
      g.autoship_price_cents, g.lent_deposit_cents + g.state_deposit_cents as deposit_cents,
      g.withdrawn_at is null as is_offered,
      case when g.is_counted then json_build_object('onHand', coalesce(s.on_hand, 0),
        'reserved', coalesce(s.reserved, 0)) end as stock
    from goods g left join stock s on s.good_id = g.id where g.id = ${id}`.execute(db)
  return rows[0]
}
