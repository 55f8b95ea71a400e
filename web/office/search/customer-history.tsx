import { useState } from 'react'
import type { CustomerCard } from '../../../contract/office/search.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { auditWords } from '../../words/office/audit.ts'
import { frameWords } from '../../words/office/frame.ts'
import { searchWords } from '../../words/office/search.ts'
import { useWords } from '../../words/use-words.ts'
import type { AuditRow } from '../audit/audit-entry.tsx'
import { AuditList } from '../audit/audit-list.tsx'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'

type Page = { rows: AuditRow[]; nextCursor: string | null }

/** Who did what to the customer's record: people first, what works by itself folded under them. */
export function CustomerHistory({ card: { id: customerId, orders } }: { card: CustomerCard }) {
  const words = useWords(searchWords)
  const frame = useWords(frameWords)
  const read = (query: { cursor?: string }) =>
    api.readCustomerHistory({ params: { id: String(customerId) }, query })
  const first = useLoaded(customerId, () => read({}))
  const [older, setOlder] = useState<Page>()
  const readAgain = () => {
    setOlder(undefined)
    first.reload()
  }
  useLive(['orders', 'own'], readAgain, { orders: orders.map(({ id }) => id) })
  const { busy, errors, run } = useAction(frame.failed)
  const readOlder = (cursor: string) =>
    run(async () => {
      const page = await read({ cursor })
      setOlder({ ...page, rows: [...(older?.rows ?? []), ...page.rows] })
    })
  return (
    <section className="search-customer__history" aria-labelledby="customer-history">
      <h2 id="customer-history">{words.history}</h2>
      <Loading from={first}>
        {(page) => {
          const cursor = older ? older.nextCursor : page.nextCursor
          return (
            <>
              <Entries rows={[...page.rows, ...(older?.rows ?? [])]} />
              <FailedNote text={errors['']} />
              {cursor !== null && (
                <Button look="line" busy={busy} onClick={() => void readOlder(cursor)}>
                  {words.older}
                </Button>
              )}
            </>
          )
        }}
      </Loading>
    </section>
  )
}

const isOfPerson = ({ by }: AuditRow) => by.kind !== 'system' && by.kind !== 'provider'

function Entries({ rows }: { rows: readonly AuditRow[] }) {
  const words = useWords(searchWords)
  const audit = useWords(auditWords)
  const byPeople = rows.filter(isOfPerson)
  const byMachine = rows.filter((row) => !isOfPerson(row))
  return (
    <>
      {byPeople.length === 0 ? (
        <p className="quiet">{audit.empty}</p>
      ) : (
        <AuditList rows={byPeople} />
      )}
      {byMachine.length > 0 && (
        <Disclosure summary={words.byMachine(byMachine.length)}>
          <AuditList rows={byMachine} />
        </Disclosure>
      )}
    </>
  )
}
