import { Link } from 'react-router'
import type { Day } from '../../../domain/calendar.ts'
import { dayTitle } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { runWords } from '../../words/office/runs.ts'
import { zoneWords } from '../../words/office/zones.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { DayArrows } from '../kit/day-arrows.tsx'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { useDayInFocus } from '../session/day-in-focus.ts'
import type { Shift } from './zones.ts'

/** Who drives which van on the day in focus, and the cash each was given for change. */
export function Shifts() {
  const words = useWords(zoneWords)
  const language = useLanguage()
  const { day, focus } = useDayInFocus()
  return (
    <section className="zones-shifts">
      <div className="zones-shifts__head">
        <h2 aria-live="polite">{words.shifts(dayTitle(day, language))}</h2>
        <DayArrows day={day} onShow={focus} />
      </div>
      <DayShifts day={day} />
    </section>
  )
}

function DayShifts({ day }: { day: Day }) {
  const words = useWords(zoneWords)
  const language = useLanguage()
  const shifts = useLoaded(day, () => api.listShifts({ query: { day } }))
  useLive(['run', 'actions', 'own'], shifts.reload)
  const columns = useColumns()
  return (
    <Loading from={shifts}>
      {({ rows }) =>
        rows.length === 0 ? (
          <p className="quiet">{words.noShifts}</p>
        ) : (
          <DataTable
            caption={words.shifts(dayTitle(day, language))}
            hideCaption
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )
      }
    </Loading>
  )
}

function useColumns(): Column<Shift>[] {
  const words = useWords(zoneWords)
  const mayDo = useMayDo()
  return [
    { id: 'plate', head: words.van, cell: ({ plate }) => <b>{plate}</b> },
    {
      id: 'driver',
      head: words.driver,
      cell: ({ driver }) => driver ?? <span className="quiet">{words.noDriver}</span>,
    },
    {
      id: 'runs',
      head: words.runs,
      cell: (shift) => <ShiftRuns shift={shift} />,
    },
    { id: 'km', head: words.startKm, cell: ({ startKm }) => startKm ?? '–', end: true },
    {
      id: 'float',
      head: words.float,
      cell: (shift) => <ShiftFloat shift={shift} />,
      end: true,
    },
    {
      id: 'act',
      head: words.act,
      hideHead: true,
      cell: (shift) => mayDo('moveCash') && <GiveFloat shift={shift} />,
      end: true,
    },
  ]
}

function ShiftRuns({ shift: { runs } }: { shift: Shift }) {
  const words = useWords(zoneWords)
  const { states } = useWords(runWords)
  return (
    <ul className="zones-shifts__runs">
      {runs.map(({ id, number, zones, state }) => (
        <li key={id}>
          <Link to={`/runs/${id}`}>{words.runOf(number, zones.join(', '))}</Link>{' '}
          <span className="quiet">{states[state]}</span>
        </li>
      ))}
    </ul>
  )
}

/** What was given, and what the driver says if it is another sum. */
function ShiftFloat({ shift: { floatCents, floatToldCents } }: { shift: Shift }) {
  const words = useWords(zoneWords)
  const language = useLanguage()
  return (
    <>
      {formatEuros(floatCents, language)}
      {floatToldCents !== null && floatToldCents !== floatCents && (
        <b> {words.floatTold(formatEuros(floatToldCents, language))}</b>
      )}
    </>
  )
}

/** From the safe to this shift; the driver sees it on the phone. */
function GiveFloat({ shift: { id, plate, driver, runs } }: { shift: Shift }) {
  const words = useWords(zoneWords)
  if (runs.every(({ state }) => state === 'settled')) return null
  const name = [plate, driver].filter(Boolean).join(', ')
  const give = () =>
    startDeed({
      deed: 'cash',
      from: 'safe',
      name: words.fromSafe,
      cents: 0,
      targets: [{ place: `shift:${id}`, label: name }],
    })
  return (
    <Button look="text" aria-label={words.giveFloatTo(name)} onClick={give}>
      {words.giveFloat}
    </Button>
  )
}
