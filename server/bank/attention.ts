import { sql } from 'kysely'
import { addDays } from '../../domain/calendar.ts'
import { DAY_MS } from '../../domain/calendar/durations.ts'
import { rigaInstant } from '../../domain/calendar/riga-time.ts'
import type { AttentionSource } from '../attention/source.ts'
import { findGaps } from './find-gaps.ts'
import { listRefusedFiles } from './import-folder.ts'

type OpenLine = { id: number; payer: string | null; text: string; cents: number; since: Date }

/** Lines that are nobody's yet; each is to have a name within a day. */
export const openLineSource: AttentionSource = {
  kind: 'bank_line',
  right: 'importStatements',
  find: async ({ db }) => {
    const { rows } = await sql<OpenLine>`
      select l.id, l.party_name as payer, l.text, l.cents, f.imported_at as since
      from bank_line_states s join bank_lines l on l.id = s.line_id
        join bank_files f on f.id = l.file_id
      where s.match_id is null and s.class is not null
      order by f.imported_at, abs(l.cents) desc, l.id limit 200`.execute(db)
    return rows.map(({ id, payer, text, cents, since }) => ({
      id: String(id),
      group: 'money' as const,
      since,
      until: new Date(since.getTime() + DAY_MS),
      cents,
      facts: { payer, text },
    }))
  },
}

/** Files of the folder that could not be imported. */
export const refusedFileSource: AttentionSource = {
  kind: 'bank_file_refused',
  right: 'importStatements',
  find: async (app) =>
    (await listRefusedFiles(app)).map(({ name, reason, at }) => ({
      id: name,
      group: 'money' as const,
      since: at,
      until: null,
      cents: null,
      facts: { name, reason },
    })),
}

/** Days between two statements whose lines were never imported. */
export const statementGapSource: AttentionSource = {
  kind: 'bank_gap',
  right: 'importStatements',
  find: async ({ db, settings }) => {
    const gaps = await findGaps(db, (await settings()).seller.iban)
    return gaps.map(({ after, until, missingCents }) => ({
      id: `${after}-${until}`,
      group: 'money' as const,
      since: new Date(rigaInstant(addDays(after, after < until ? 1 : 0), '00:00')),
      until: null,
      cents: missingCents,
      facts: { after, until },
    }))
  },
}

type Returned = { id: number; customerId: number; name: string | null; cents: number; since: Date }

/** Our own transfers that the bank has brought back: the money is on the account again. */
export const returnedTransferSource: AttentionSource = {
  kind: 'bank_returned',
  right: 'refundToBank',
  find: async ({ db }) => {
    const { rows } = await sql<Returned>`
      select m.id, m.customer_id, c.name, m.cents, m.made_at as since
      from bank_matches m join bank_line_states s on s.match_id = m.id
        join customers c on c.id = m.customer_id
      where m.target = 'returned' and not exists (select from deposit_refunds r
        where r.customer_id = m.customer_id and r.requested_at > m.made_at)
      order by m.id limit 200`.execute(db)
    return rows.map(({ id, customerId, name, cents, since }) => ({
      id: String(id),
      group: 'money' as const,
      since,
      until: null,
      cents,
      facts: { customerId, name },
    }))
  },
}
