import { useState } from 'react'
import { formatEuros } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { frameWords } from '../../words/office/frame.ts'
import { todayWords } from '../../words/office/today.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useActionWithToast } from '../kit/use-action-with-toast.ts'
import { api } from '../session/api.ts'
import { since as sinceOf, when } from '../session/when.ts'
import type { AttentionRow } from './attention.ts'
import { GiveRow } from './give-row.tsx'
import { PutOff } from './put-off.tsx'

type Props = { row: AttentionRow; onChanged: () => void }

/** One row: what, since when, how much, and its one act. */
export function AttentionRowLine({ row, onChanged }: Props) {
  const words = useWords(todayWords)
  const language = useLanguage()
  const [isPuttingOff, setPuttingOff] = useState(false)
  const [isGiving, setGiving] = useState(false)
  const { kind, id, facts, cents } = row
  const title = words.titles[kind]?.(id, facts) ?? kind
  return (
    <li className="today-row" data-row={`${kind} ${id}`} tabIndex={-1}>
      <Icon name={iconOf(row)} size={18} />
      <p>
        <b>{title}</b>
        <br />
        <Details row={row} />
      </p>
      <span className="num">{cents !== null && formatEuros(cents, language)}</span>
      <RowAct row={row} title={title} onChanged={onChanged} />
      <span>
        <Button look="text" aria-label={`${words.give}: ${title}`} onClick={() => setGiving(true)}>
          {words.give}
        </Button>
        <Button
          look="text"
          aria-label={`${words.putOff}: ${title}`}
          onClick={() => setPuttingOff(true)}
        >
          {words.putOff}
        </Button>
      </span>
      <GiveRow row={row} open={isGiving} onClose={() => setGiving(false)} onDone={onChanged} />
      <PutOff
        kind={kind}
        id={id}
        open={isPuttingOff}
        onClose={() => setPuttingOff(false)}
        onDone={onChanged}
      />
    </li>
  )
}

/** More of the matter, since when it waits, until when it was put off, and who has it. */
function Details({ row: { kind, facts, since, until, givenTo } }: Pick<Props, 'row'>) {
  const words = useWords(todayWords)
  const language = useLanguage()
  const details = [
    words.details[kind]?.(facts),
    since && words.since(sinceOf(since, language)),
    until && words.until(when(until, language)),
    givenTo && words.givenTo(givenTo.name),
  ]
  return <span className="quiet tiny">{details.filter(Boolean).join(' · ')}</span>
}

const icons: Record<AttentionRow['group'], IconName> = {
  money: 'card',
  tomorrow: 'calendar',
  customers: 'user',
  machine: 'warn',
}

const iconOf = ({ kind, group }: AttentionRow): IconName =>
  places[kind] === atRun || kind === 'undelivered' ? 'truck' : icons[group]

/** Exactly one act a row, named by its verb; a row that asks only to be looked at has none. */
function RowAct({ row: { kind, id, facts }, title, onChanged }: Props & { title: string }) {
  const words = useWords(todayWords)
  const frame = useWords(frameWords)
  const { busy, run } = useActionWithToast(frame.notSaved)
  const call = { job_failed: api.retryJob, mail_given_up: api.retryMail }[kind]
  if (call)
    return (
      <Button
        look="line"
        busy={busy}
        aria-label={`${words.retry}: ${title}`}
        onClick={() =>
          void run(async () => {
            await call({ params: { id } })
            toasts.show({ text: words.retried, icon: 'check' })
            onChanged()
          })
        }
      >
        {words.retry}
      </Button>
    )
  if (kind === 'approval')
    return (
      <LinkButton look="line" to={`/approvals?id=${id}`} aria-label={`${words.decide}: ${title}`}>
        {words.decide}
      </LinkButton>
    )
  const place = placeOf(kind, id, facts)
  if (!place) return <span />
  return (
    <LinkButton look="line" to={place.to} aria-label={`${words[place.word]}: ${title}`}>
      {words[place.word]}
    </LinkButton>
  )
}

type Place = {
  to: string
  word:
    | 'open'
    | 'openOrder'
    | 'openRun'
    | 'openLines'
    | 'openDispute'
    | 'openBills'
    | 'openGood'
    | 'openAddress'
    | 'openContainers'
    | 'openCash'
}

type PlaceOf = (id: string, facts: AttentionRow['facts']) => Place | undefined

/** Where the matter of a row is settled: at its customer, or where its kind says. */
function placeOf(kind: string, id: string, facts: AttentionRow['facts']): Place | undefined {
  const ofKind = places[kind]
  if (ofKind) return ofKind(id, facts)
  if (typeof facts.customerId !== 'number') return undefined
  return { to: `/customers/${facts.customerId}`, word: 'open' }
}

const atOrder: PlaceOf = (id) => ({ to: `/orders/${id}`, word: 'openOrder' })
const atItsOrder: PlaceOf = (_id, { orderId }) => atOrder(String(orderId), {})
const atRun: PlaceOf = (id) => ({ to: `/runs/${id}`, word: 'openRun' })
const atItsRun: PlaceOf = (_id, { runId }) => atRun(String(runId), {})
const atBank: PlaceOf = () => ({ to: '/bank', word: 'openLines' })

const places: Record<string, PlaceOf> = {
  order_held: atOrder,
  order_no_run: atOrder,
  order_unpaid: atOrder,
  order_unconfirmed: atOrder,
  undelivered: atOrder,
  fault: atItsOrder,
  bad_rating: atItsOrder,
  delivered_twice: atItsOrder,
  run_not_ready: atRun,
  run_unsettled: atRun,
  phone_silent: atRun,
  told_otherwise: atItsRun,
  transfer_open: atItsRun,
  event_parked: (id, facts) => (facts.runId === null ? undefined : atItsRun(id, facts)),
  purse_short: (id, { state }) => ({
    to: state === 'handing_in' ? `/runs/${id}/hand-in` : `/runs/${id}`,
    word: 'openRun',
  }),
  purse_after_settling: (id, { why }) =>
    why === 'told'
      ? { to: `/runs/${id}/hand-in`, word: 'openRun' }
      : { to: '/cash', word: 'openCash' },
  bottles_after_settling: (id) => ({ to: `/runs/${id}/hand-in`, word: 'openRun' }),
  told_after_settling: (_id, { runId }) => ({ to: `/runs/${runId}/hand-in`, word: 'openRun' }),
  bank_line: atBank,
  bank_gap: atBank,
  bank_file_refused: atBank,
  bills_held: () => ({ to: '/bills', word: 'openBills' }),
  dispute: () => ({ to: '/disputes', word: 'openDispute' }),
  good_short: (id) => ({ to: `/goods/${id}`, word: 'openGood' }),
  address_unmatched: (id) => ({ to: `/plan/addresses/${id}`, word: 'openAddress' }),
  container_check: () => ({ to: '/containers', word: 'openContainers' }),
}
