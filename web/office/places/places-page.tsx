import { Link } from 'react-router'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { placeWords } from '../../words/office/places.ts'
import { useWords } from '../../words/use-words.ts'
import { CustomerLink } from '../kit/customer-link.tsx'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'

type Placed = Answer<OfficeCalls['listUnmatched']>['rows'][number]

/** Addresses that the State Address Register does not have, to be put on the map by hand. */
export function PlacesPage() {
  const words = useWords(placeWords)
  const places = useLoaded('unmatched', () => api.listUnmatched())
  useLive(['own'], places.reload)
  return (
    <>
      <PlaceHead place="plan" title={words.title} />
      <Loading from={places}>
        {({ rows, matched, total }) => (
          <>
            <p className="num">
              <b>{words.head(matched, total)}</b>
            </p>
            {rows.length === 0 ? (
              <EmptyState picture="drop" title={words.none} />
            ) : (
              <Unmatched rows={rows} />
            )}
          </>
        )}
      </Loading>
    </>
  )
}

function useColumns(): Column<Placed>[] {
  const words = useWords(placeWords)
  return [
    { id: 'address', head: words.address, cell: ({ address }) => address },
    {
      id: 'customer',
      head: words.customer,
      cell: ({ customerId, customer }) => <CustomerLink id={customerId} name={customer} />,
    },
    { id: 'zone', head: words.zone, cell: ({ zone }) => zone },
    { id: 'found', head: words.found, cell: ({ source }) => words.sources[source] },
    {
      id: 'put',
      head: words.put,
      hideHead: true,
      end: true,
      cell: ({ addressId, address }) => (
        <Link to={`/plan/addresses/${addressId}`} aria-label={words.putNamed(address)}>
          {words.put}
        </Link>
      ),
    },
  ]
}

function Unmatched({ rows }: { rows: readonly Placed[] }) {
  const words = useWords(placeWords)
  return (
    <DataTable
      caption={words.title}
      hideCaption
      columns={useColumns()}
      rows={rows}
      rowKey={({ addressId }) => addressId}
    />
  )
}
