import { cashMayGo, type CashPlaceKind } from '../../../domain/ledger/cash-places.ts'
import { daysBetween } from '../../../domain/calendar.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { formatEuros } from '../../../domain/money.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { holderWords } from '../../words/office/holders.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { Loading } from '../kit/loading.tsx'
import { PlaceHead } from '../nav/place-head.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { useMay, useSession } from '../session/session.ts'
import { when } from '../session/when.ts'
import './holders.css'

type Place = Answer<OfficeCalls['readCash']>['places'][number]
type DayRun = Answer<OfficeCalls['listRuns']>['runs'][number]

/** Every euro of cash with its holder and its age. */
export function CashPage() {
  const words = useWords(holderWords)
  const { today } = useSession().session
  const maySeeRuns = useMay('seeToday')
  const cash = useLoaded('cash', async () => {
    const { places } = await api.readCash()
    const { runs } = maySeeRuns ? await api.listRuns({ query: { day: today } }) : { runs: [] }
    return { places, runs }
  })
  useLive(['actions', 'run'], cash.reload)
  return (
    <>
      <PlaceHead place="money" title={words.cashTitle} />
      <p className="quiet holders__lead">{words.cashLead}</p>
      <Loading from={cash}>
        {({ places, runs }) => (
          <>
            {places.length === 0 && <EmptyState picture="drop" title={words.cashEmpty} />}
            <Places places={withSafe(places)} runs={runs} />
          </>
        )}
      </Loading>
    </>
  )
}

const empty = { shiftId: null, driver: null, plate: null, cents: 0, since: null }

/** From the safe and the desk cash may go though the books have none there. */
const withSafe = (places: readonly Place[]): Place[] => [
  ...places,
  ...(['desk', 'safe'] as const)
    .filter((place) => !places.some((own) => own.place === place))
    .map((place) => ({ place, ...empty })),
]

const keyOf = ({ place, shiftId }: Place) => (shiftId === null ? place : `${place}:${shiftId}`)

function Places({ places, runs }: { places: readonly Place[]; runs: readonly DayRun[] }) {
  const words = useWords(holderWords)
  const language = useLanguage()
  const mayDo = useMayDo()
  const nameOf = usePlaceName()
  const sinceOf = useSince()
  const targets = targetsOf(places, runs)
  const columns: Column<Place>[] = [
    { id: 'place', head: words.place, cell: nameOf },
    { id: 'since', head: words.since, cell: sinceOf },
    { id: 'cents', head: words.sum, cell: ({ cents }) => formatEuros(cents, language), end: true },
    {
      id: 'act',
      head: words.moveCash,
      hideHead: true,
      cell: moveButton,
      end: true,
    },
  ]
  return (
    <DataTable
      caption={words.cashTitle}
      hideCaption
      columns={columns}
      rows={places}
      rowKey={keyOf}
    />
  )

  // Not a component: a cell without an act is none at all on a phone.
  function moveButton(place: Place) {
    const own = targets.filter((to) => mayGo(place, to))
    return mayDo('moveCash') && own.length > 0 && <MoveCash place={place} targets={own} />
  }
}

/** When the cash came, with its age from the second day on. */
function useSince() {
  const words = useWords(holderWords)
  const language = useLanguage()
  return ({ since }: Place) => {
    if (since === null) return '–'
    const days = daysBetween(rigaDay(Date.parse(since)), rigaDay(Date.now()))
    const age = days < 2 ? '' : `(${words.age(days)})`
    return `${when(since, language)} ${age}`.trim()
  }
}

function usePlaceName() {
  const words = useWords(holderWords)
  return ({ place, driver, plate }: Pick<Place, 'place' | 'driver' | 'plate'>) =>
    [words.places[place], driver, plate].filter(Boolean).join(', ')
}

function MoveCash({ place, targets }: { place: Place; targets: readonly Place[] }) {
  const words = useWords(holderWords)
  const nameOf = usePlaceName()
  const start = () =>
    startDeed({
      deed: 'cash',
      from: keyOf(place),
      name: nameOf(place),
      cents: place.cents,
      targets: targets.map((to) => ({ place: keyOf(to), label: nameOf(to) })),
    })
  return (
    <Button look="line" aria-label={words.moveCashFrom(nameOf(place))} onClick={start}>
      {words.moveCash}
    </Button>
  )
}

const mayGo = (from: Place, to: Place) =>
  keyOf(from) !== keyOf(to) && to.place !== 'difference' && cashMayGo(from.place, to.place)

const others: CashPlaceKind[] = ['safe', 'desk', 'bank_transit', 'bank', 'expense']

/** Where cash may go: the places of the books, and every shift of today or with cash. */
function targetsOf(places: readonly Place[], runs: readonly DayRun[]): Place[] {
  const today = runs.map(({ shiftId, driver, plate }) => ({
    ...empty,
    place: 'shift' as const,
    shiftId,
    driver,
    plate,
  }))
  const shifts = [...places.filter(({ place }) => place === 'shift'), ...today]
  return [
    ...others.map((place) => ({ ...empty, place })),
    ...new Map(shifts.map((shift) => [shift.shiftId, shift])).values(),
  ]
}
