import { isActiveAutoship } from '../../../contract/shop/vocabularies/autoship-status.ts'
import { type FormEvent, useState } from 'react'
import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { pauseLimits } from '../../../domain/autoship/pause.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { dateRange, onDate, onDay } from '../../../domain/calendar/phrases.ts'
import { listed } from '../../../domain/words/listed.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { useToday } from '../session/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { autoshipScheduleWords } from '../../words/shop/autoship-schedule.ts'
import { type Language, useLanguage, useWords } from '../../words/use-words.ts'
import { autoshipName } from './autoship-phrases.ts'
import type { Words } from '../delivery/delivery-phrases.ts'
import { recordChange } from './last-change.ts'
import { reloadAll } from './use-delivery-change.ts'

type PausedAutoship = Awaited<ReturnType<typeof api.pauseAutoships>>['data']['autoships'][number]

/**
 * One pause for all autoships; lists its effect on each, including an earlier pause it overlaps.
 */
export function HolidayPause({ autoships }: { autoships: readonly Autoship[] }) {
  const words = useWords(autoshipScheduleWords)
  const pausing = usePause()
  const { busy, errors, paused, end } = pausing
  const isPaused = autoships.some((autoship) => autoship.pause === 1 && isActiveAutoship(autoship))
  return (
    <section className="autoship-holiday">
      <Disclosure summary={<b>{words.holiday}</b>}>
        <p className="small quiet">{words.holidayText}</p>
        <FailedNote text={errors['']} />
        <PauseForm pausing={pausing} />
        {paused && <PauseEffects autoships={paused} />}
      </Disclosure>
      {isPaused && (
        <Button look="text" flush icon="repeat" busy={busy} onClick={() => void end()}>
          {words.endAll}
        </Button>
      )}
    </section>
  )
}

function PauseForm({ pausing }: { pausing: ReturnType<typeof usePause> }) {
  const words = useWords(autoshipScheduleWords)
  const { earliestStart, latestStart, latestEnd } = pauseLimits(useToday())
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const { busy, errors, pause } = pausing
  const dayField = (value: string, set: (day: string) => void) => ({
    type: 'date',
    className: 'num',
    value,
    onChange: (event: { target: { value: string } }) => set(event.target.value),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void pause(from, to)
  }
  return (
    <form className="formgrid" noValidate onSubmit={submit}>
      <TextInput
        {...dayField(from, setFrom)}
        label={words.from}
        min={earliestStart}
        max={latestStart}
        error={errors.pause_from}
      />
      <TextInput
        {...dayField(to, setTo)}
        label={words.untilDay}
        min={from || earliestStart}
        max={latestEnd}
        error={errors.pause_to}
      />
      <Button type="submit" look="line" icon="pause" busy={busy}>
        {words.pauseAll}
      </Button>
    </form>
  )
}

function usePause() {
  const words = useWords(autoshipScheduleWords)
  const language = useLanguage()
  const [paused, setPaused] = useState<readonly PausedAutoship[]>()
  const { busy, errors, run } = useAction(words.failed)
  const pause = (from: string, to: string) =>
    run(async () => {
      const { data, undo } = await api.pauseAutoships({ body: { pause_from: from, pause_to: to } })
      recordChange(words.pausedAll(dateRange(dayOf(from), dayOf(to), language)), undo)
      await reloadAll()
      setPaused(await withPausedDays(data.autoships))
    })
  const end = () =>
    run(async () => {
      const { undo } = await api.endPause()
      setPaused(undefined)
      recordChange(words.endedAll, undo)
      await reloadAll()
    })
  return { busy, errors, paused, pause, end }
}

function PauseEffects({ autoships }: { autoships: readonly PausedAutoship[] }) {
  const words = useWords(autoshipScheduleWords)
  const seriesWords = useWords(autoshipWords)
  const language = useLanguage()
  return (
    <ul className="small" aria-live="polite">
      {autoships.map((autoship) => (
        <li key={autoship.id}>
          <b>{autoshipName(autoship, seriesWords)}.</b>{' '}
          <NoBreak>{pauseSummary(autoship, words, language)}</NoBreak>
        </li>
      ))}
    </ul>
  )
}

/** The answer lists cancelled orders; paused days without an order yet come from the schedule. */
async function withPausedDays(autoships: readonly PausedAutoship[]): Promise<PausedAutoship[]> {
  const deliveries = await api.readAutoshipDiary().then(
    ({ data }) => data.deliveries.filter(({ state }) => state === 'paused'),
    () => [],
  )
  return autoships.map((autoship) => {
    const paused = deliveries.filter(({ autoship_id }) => autoship_id === autoship.id)
    const days = [...autoship.skipped_days, ...paused.map(({ planned_on }) => planned_on)]
    return { ...autoship, skipped_days: [...new Set(days)].toSorted() }
  })
}

function pauseSummary(
  { earlier_pause: earlierPause, skipped_days, next_delivery }: PausedAutoship,
  words: Words,
  language: Language,
) {
  const days = listed(
    skipped_days.map((day) => onDate(dayOf(day), language)),
    language,
  )
  return [
    days === '' ? words.pauseSkipsNone : words.pauseSkips(skipped_days.length, days),
    earlierPause?.pause_to &&
      words.pauseMet(
        dateRange(dayOf(earlierPause.pause_from), dayOf(earlierPause.pause_to), language),
      ),
    next_delivery && words.pauseNext(onDay(dayOf(next_delivery), language)),
  ]
    .filter(Boolean)
    .join(' ')
}
