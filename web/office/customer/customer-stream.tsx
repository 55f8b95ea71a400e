import { useState } from 'react'
import type { CustomerEvent } from '../../../contract/office/customer-events.ts'
import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import {
  type CustomerEventKind,
  customerEventKinds,
} from '../../../domain/customers/customer-events.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { EventLine } from './event-line.tsx'
import { foldEvents } from './fold-events.ts'

type Kind = CustomerEventKind | undefined
type Page = { rows: CustomerEvent[]; nextCursor: string | null }
type Shown = { kind: Kind; pages: number }

/** All that has happened, the latest first, in pages of the same size however old the customer is. */
export function CustomerStream({ customer }: { customer: CustomerPage }) {
  const words = useWords(customerPageWords)
  const [{ kind, pages }, setShown] = useState<Shown>({ kind: undefined, pages: 1 })
  const events = useEvents(customer, { kind, pages })
  return (
    <section className="customer-stream" aria-labelledby="customer-stream">
      <h2 id="customer-stream">{words.streamTitle}</h2>
      <KindChips kind={kind} onChoose={(chosen) => setShown({ kind: chosen, pages: 1 })} />
      <Loading from={events}>
        {(all) => (
          <>
            {all.rows.length === 0 && <p className="quiet">{words.noEvents}</p>}
            <ol>
              {foldEvents(all.rows).map(([event, ...same]) => (
                <EventLine key={event!.id} event={event!} same={same} />
              ))}
            </ol>
            {all.nextCursor !== null && (
              <Button
                look="line"
                busy={all.pages < pages && !events.hasFailed}
                onClick={() => setShown({ kind, pages: all.pages + 1 })}
              >
                {words.older}
              </Button>
            )}
          </>
        )}
      </Loading>
    </section>
  )
}

/** As many pages of a kind as were asked for; a change reads them all again. */
function useEvents({ id, orders }: CustomerPage, { kind, pages }: Shown) {
  const events = useLoaded(`${id} ${kind ?? ''} ${pages}`, async (signal) => {
    const rows: CustomerEvent[] = []
    let nextCursor: string | null = null
    let read = 0
    do {
      const page: Page = await api.listCustomerEvents({
        params: { id: String(id) },
        query: { ...(nextCursor !== null && { cursor: nextCursor }), ...(kind && { kind }) },
      })
      rows.push(...page.rows)
      nextCursor = page.nextCursor
      read += 1
    } while (read < pages && nextCursor !== null && !signal.aborted)
    return { rows, nextCursor, pages: read }
  })
  useLive(['orders', 'customers', 'own'], events.reload, {
    orders: orders.map((order) => order.id),
    customers: [id],
  })
  return events
}

function KindChips({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  const words = useWords(customerPageWords)
  return (
    <div className="customer-chips">
      {[undefined, ...customerEventKinds].map((one) => (
        <button
          key={one ?? 'all'}
          type="button"
          aria-pressed={kind === one}
          onClick={() => onChoose(one)}
        >
          {one === undefined ? words.all : words.kinds[one]}
        </button>
      ))}
    </div>
  )
}
