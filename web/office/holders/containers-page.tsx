import { Link } from 'react-router'
import { containerPlaces } from '../../../domain/bottles/container-places.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Note } from '../../ui/note.tsx'
import { holderWords } from '../../words/office/holders.ts'
import { useWords } from '../../words/use-words.ts'
import { deedForms } from '../deed/deed-forms.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { PlaceHead } from '../nav/place-head.tsx'
import { shortGood } from '../runs/run.ts'
import { api } from '../session/api.ts'
import './holders.css'

type Good = Answer<OfficeCalls['readContainers']>['goods'][number]

/** Every bottle of ours with its place; the sum of all places is what is ours. */
export function ContainersPage() {
  const words = useWords(holderWords)
  const containers = useLoaded('containers', () => api.readContainers())
  useLive(['actions', 'run'], containers.reload)
  return (
    <>
      <PlaceHead place="goods" title={words.containersTitle} />
      <p className="quiet holders__lead">{words.containersLead}</p>
      <Loading from={containers}>
        {({ goods }) =>
          goods.length === 0 ? (
            <EmptyState picture="drop" title={words.containersEmpty} />
          ) : (
            <Places goods={goods} />
          )
        }
      </Loading>
    </>
  )
}

const deeds = [
  { deed: 'containers', label: 'move' },
  { deed: 'scrap', label: 'scrap' },
  { deed: 'recount', label: 'recount' },
] as const

function Places({ goods }: { goods: readonly Good[] }) {
  const words = useWords(holderWords)
  const columns = useColumns()
  const beyond = goods.filter(({ beyondHeld }) => beyondHeld !== 0)
  return (
    <>
      <DataTable
        caption={words.containersTitle}
        hideCaption
        columns={columns}
        rows={goods}
        rowKey={({ goodId }) => goodId}
      />
      <div className="holders__notes">
        {beyond.map(({ goodId, name, beyondHeld }) => (
          <Note key={goodId} look="sun">
            {name}: {words.beyondHeldLong(beyondHeld)}
          </Note>
        ))}
      </div>
    </>
  )
}

function useColumns(): Column<Good>[] {
  const words = useWords(holderWords)
  // More has been found than was ever lost.
  const shownPieces = (place: (typeof containerPlaces)[number], pieces: number) =>
    place === 'lost' && pieces < 0 ? words.found(-pieces) : String(pieces).replace('-', '−')
  return [
    {
      id: 'good',
      head: words.good,
      cell: linkedGood,
    },
    ...containerPlaces.map((place) => ({
      id: place,
      head: words.containerPlaces[place]!,
      cell: ({ places }: Good) => shownPieces(place, places[place]),
      end: true,
    })),
    { id: 'ours', head: words.ours, cell: ({ ours }) => ours, end: true },
    {
      id: 'acts',
      head: words.move,
      hideHead: true,
      cell: deedsOf,
    },
  ]
}

const linkedGood = ({ goodId, name }: Good) => (
  <Link className="holders__good" to={`/goods/${goodId}`}>
    {shortGood(name)}
  </Link>
)

const deedsOf = (good: Good) => <GoodDeeds good={good} />

function GoodDeeds({ good: { goodId, name } }: { good: Good }) {
  const words = useWords(holderWords)
  const mayDo = useMayDo()
  return (
    <span className="row">
      {deeds
        .filter(({ deed }) => mayDo(deedForms[deed].right))
        .map(({ deed, label }) => (
          <Button
            key={deed}
            look="text"
            aria-label={`${words[label]} ${name}`}
            onClick={() => startDeed({ deed, goodId, name })}
          >
            {words[label]}
          </Button>
        ))}
    </span>
  )
}
