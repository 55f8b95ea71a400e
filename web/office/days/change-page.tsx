import { useNavigate, useSearchParams } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { useAnswerOf } from '../../client/use-answer-of.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Note } from '../../ui/note.tsx'
import { daysWords } from '../../words/office/days.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { PlaceHead } from '../nav/place-head.tsx'
import { api } from '../session/api.ts'
import { useDraft } from '../session/drafts.ts'
import { useSession } from '../session/session.ts'
import {
  type ChangeDraft,
  changeOf,
  type DayDecision,
  decisionsOf,
  firstDraft,
} from './change-draft.ts'
import { ChangeFields } from './change-fields.tsx'
import { DayLoads } from './day-loads.tsx'
import { DayRiver } from './day-river.tsx'
import type { Rehearsal, Zone } from './days.ts'
import { DisplacedList } from './displaced-list.tsx'
import { shortDay } from './displaced-row.tsx'
import { SendChange } from './send-change.tsx'
import './days.css'

const QUIET_MS = 400

/** A change of days or routes: what would happen, the office's own choices, and sending it. */
export function ChangePage() {
  const words = useWords(daysWords)
  const [address] = useSearchParams()
  const zones = useLoaded('zones', () => api.listOfficeZones())
  return (
    <>
      <PlaceHead place="plan" title={words.newTitle} />
      <p className="quiet">{words.intro}</p>
      <Loading from={zones}>
        {({ rows }) => <DraftedChange key={String(address)} address={address} zones={rows} />}
      </Loading>
    </>
  )
}

type OfAddress = { address: URLSearchParams; zones: readonly Zone[] }

function DraftedChange({ address, zones }: OfAddress) {
  const navigate = useNavigate()
  const { today } = useSession().session
  const { draft, change, forget } = useDraft(`days ${address}`, () =>
    firstDraft(address, today, zones),
  )
  return (
    <>
      <ChangeFields draft={draft} zones={zones} change={change} />
      <Rehearsed
        draft={draft}
        change={change}
        onEnd={() => {
          forget()
          void navigate('/plan/days')
        }}
      />
    </>
  )
}

type Props = {
  draft: ChangeDraft
  change: (part: Partial<ChangeDraft>) => void
  onEnd: () => void
}

function Rehearsed({ draft, change, onEnd }: Props) {
  const wanted = changeOf(draft)
  const body = wanted && { change: wanted, decisions: decisionsOf(draft) }
  const { rehearsal, isLookedAt } = useRehearsal(body)
  const { hasFailed } = rehearsal
  const decide = (deliveries: readonly string[], decision: DayDecision | undefined) => {
    const decisions = { ...draft.decisions }
    for (const delivery of deliveries)
      if (decision === undefined) delete decisions[delivery]
      else decisions[delivery] = { ...decisions[delivery], ...decision }
    change({ decisions })
  }
  if (body === undefined) return null
  return (
    <Loading from={rehearsal}>
      {(value) => (
        <>
          <div className={isLookedAt ? undefined : 'days-former'} aria-busy={!isLookedAt}>
            <Outcome rehearsal={value} isLooking={!isLookedAt} />
            <div className="days-change">
              {value.rows.length > 0 && (
                <DisplacedList
                  rows={isLookedAt ? value.rows : asDecided(value.rows, draft)}
                  onDecide={decide}
                />
              )}
              <DayLoads loads={value.loads} />
            </div>
          </div>
          {(isLookedAt || !hasFailed) && (
            <SendChange
              {...{ draft, change, body, isLookedAt, onEnd }}
              asks={value.rows.length > 0}
            />
          )}
        </>
      )}
    </Loading>
  )
}

type Asked = NonNullable<Parameters<typeof api.rehearseCalendarChange>[0]>['body']

/**
 * What the change would do. While another decision is looked at, the rows stay where the keys are;
 * another change begins anew.
 */
function useRehearsal(body: Asked | undefined) {
  const { value, latest, hasFailed, reload } = useAnswerOf(
    body && JSON.stringify(body),
    QUIET_MS,
    async (text) => {
      const asked = JSON.parse(text) as Asked
      return { asked, ...(await api.rehearseCalendarChange({ body: asked })) }
    },
  )
  useLive(['orders', 'calendar'], reload)
  const isSameChange = JSON.stringify(latest?.asked.change) === JSON.stringify(body?.change)
  const shown = value ?? (isSameChange ? latest : undefined)
  return { rehearsal: { value: shown, hasFailed, reload }, isLookedAt: value !== undefined }
}

/** What was chosen stays in its field until it is looked at. */
const asDecided = (rows: Rehearsal['rows'], { decisions }: ChangeDraft): Rehearsal['rows'] =>
  rows.map((row) => {
    const { day = row.newDay, toldBy = row.toldBy } = decisions[row.delivery] ?? {}
    return { ...row, newDay: day, toldBy }
  })

type OutcomeProps = { rehearsal: Rehearsal; isLooking: boolean }

/** The head: how many, with a day, on a full day, without one. */
function Outcome({ rehearsal: { rows }, isLooking }: OutcomeProps) {
  const words = useWords(daysWords)
  const language = useLanguage()
  if (rows.length === 0)
    return isLooking ? (
      <p className="quiet">{words.looking}</p>
    ) : (
      <Note look="leaf">{words.noneHit}</Note>
    )
  const withDay = rows.filter(({ newDay }) => newDay !== null).length
  const full = rows.filter(({ clashes }) => clashes.includes('full')).length
  const customers = new Set(rows.map(({ customerId }) => customerId)).size
  const said = [
    words.head(customers, withDay),
    ...(full > 0 ? [words.headFull(full)] : []),
    ...(withDay < rows.length ? [words.headNone(rows.length - withDay)] : []),
  ]
  const days = [...new Set(rows.map(({ oldDay }) => dayOf(oldDay)))].sort()
  const from = `${shortDay(days[0]!, language)}${days.length > 1 ? ' …' : ''}`
  return (
    <>
      <output className="days-head num">
        {isLooking ? words.looking : <b>{said.join(' · ')}</b>}
      </output>
      <DayRiver rows={rows} from={from} />
    </>
  )
}
