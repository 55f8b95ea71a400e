import { useState } from 'react'
import type { CustomerEvent } from '../../../contract/office/customer-events.ts'
import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import {
  type CustomerEventKind,
  customerEventKinds,
} from '../../../domain/customers/customer-events.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { EventLine } from './event-line.tsx'
import { foldEvents } from './fold-events.ts'

type Page = { rows: CustomerEvent[]; nextCursor: string | null }
type Kind = CustomerEventKind | undefined

/** All that has happened, the latest first, in pages of the same size however old the customer is. */
export function CustomerStream({ customer }: { customer: CustomerPage }) {
  const words = useWords(customerPageWords)
  const [kind, setKind] = useState<Kind>()
  const { first, older, busy, message, readOlder, forgetOlder } = useEvents(customer, kind)
  return (
    <section className="customer-stream" aria-labelledby="customer-stream">
      <h2 id="customer-stream">{words.streamTitle}</h2>
      <KindChips
        kind={kind}
        onChoose={(chosen) => {
          forgetOlder()
          setKind(chosen)
        }}
      />
      <Loading from={first}>
        {(page) => {
          const cursor = older ? older.nextCursor : page.nextCursor
          const rows = [...page.rows, ...(older?.rows ?? [])]
          return (
            <>
              {rows.length === 0 && <p className="quiet">{words.noEvents}</p>}
              <ol>
                {foldEvents(rows).map(([event, ...same]) => (
                  <EventLine key={event!.id} event={event!} same={same} />
                ))}
              </ol>
              <FailedNote text={message} />
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

/** The first page of a kind, and the older ones that were asked for. */
function useEvents({ id, orders }: CustomerPage, kind: Kind) {
  const frame = useWords(frameWords)
  const read = (more: { cursor?: string }) =>
    api.listCustomerEvents({
      params: { id: String(id) },
      query: { ...more, ...(kind !== undefined && { kind }) },
    })
  const first = useLoaded(`${id} ${kind ?? ''}`, () => read({}))
  const [older, setOlder] = useState<Page>()
  const { busy, errors, run } = useAction(frame.failed)
  const forgetOlder = () => setOlder(undefined)
  const readAgain = () => {
    forgetOlder()
    first.reload()
  }
  useLive(['orders', 'customers', 'own'], readAgain, {
    orders: orders.map((order) => order.id),
    customers: [id],
  })
  const readOlder = (cursor: string) =>
    run(async () => {
      const page = await read({ cursor })
      setOlder({ ...page, rows: [...(older?.rows ?? []), ...page.rows] })
    })
  return { first, older, busy, message: errors[''], readOlder, forgetOlder }
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
