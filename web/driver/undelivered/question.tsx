import { useState } from 'react'
import { addDays, dayOf } from '../../../domain/calendar.ts'
import {
  type DriverCode,
  undeliveredQuestions,
} from '../../../domain/dispatch/undelivered-questions.ts'
import { stopWords } from '../../words/driver/stop.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Choices } from '../frame/choices.tsx'
import type { Fact, NewBlob } from '../memory/stored-event.ts'
import type { Road, RoadStop } from '../road/road.ts'
import { emptyRows, nothingTyped } from '../road/typed-stop.ts'
import { Empties } from '../stop/empties.tsx'
import { NoteField } from '../stop/note-field.tsx'
import { PhotoButton } from '../stop/photo-button.tsx'
import { OldDebt } from './old-debt.tsx'
import './undelivered.css'

type Props = {
  road: Road
  stop: RoadStop
  code: DriverCode
  onTold: (fact: Fact, blobs: readonly NewBlob[]) => Promise<boolean>
}

/** The question of a reason; nothing of it is needed to go on. */
export function Question({ road: { day, run }, stop, code, onTold }: Props) {
  const words = useWords(stopWords)
  const { details, asks } = undeliveredQuestions[code]
  const [detail, setDetail] = useState<(typeof details & {})[number]>()
  const [askedDay, setAskedDay] = useState<string>()
  const [taken, setTaken] = useState<Readonly<Record<number, number>>>({})
  const [cashCents, setCashCents] = useState(0)
  const [note, setNote] = useState('')
  const [blobs, setBlobs] = useState<readonly NewBlob[]>([])
  const [hasFailed, setFailed] = useState(false)
  const empties = emptyRows(day, stop, { ...nothingTyped, taken })
  const tell = async () => {
    const counts = empties.flatMap((row) =>
      row.taken ? [{ goodId: row.goodId, left: 0, taken: row.taken, damaged: 0, notOurs: 0 }] : [],
    )
    const fact: Fact = {
      kind: 'not_delivered',
      code,
      counts,
      cashCents,
      ...(detail && { detail }),
      ...(askedDay && { askedDay }),
      ...(note.trim() && { note: note.trim() }),
    }
    setFailed(!(await onTold(fact, blobs)))
  }
  return (
    <div className="undelivered-question">
      {details && (
        <Choices
          legend={words.detail}
          values={details}
          labels={words.details}
          chosen={detail}
          onChoose={setDetail}
        />
      )}
      {asks === 'day' && <Days from={day.day} chosen={askedDay} onChoose={setAskedDay} />}
      {asks === 'photo' && <PhotoButton blobs={blobs} onBlobs={setBlobs} />}
      {asks === 'note' ? (
        <NoteField label={words.asksNote[code]} note={note} onChange={setNote} />
      ) : (
        <details className="undelivered-more">
          <summary>{words.note}</summary>
          <NoteField note={note} onChange={setNote} />
        </details>
      )}
      {empties.length > 0 && (
        <details className="undelivered-more">
          <summary>{words.takesToo}</summary>
          <Empties
            rows={empties}
            isMissing={false}
            onChange={(goodId, count) => setTaken({ ...taken, [goodId]: count ?? 0 })}
          />
        </details>
      )}
      {run.cashRegister !== null && stop.overdueCents > 0 && (
        <OldDebt
          debtCents={stop.overdueCents}
          cashCents={cashCents}
          onChange={(cents) => setCashCents(cents)}
        />
      )}
      {hasFailed && <p role="alert">{words.saveFailed}</p>}
      <BigButton big look="bad" onClick={() => void tell()}>
        {words.whyTitle}: {words.codes[code].toLocaleLowerCase()}
      </BigButton>
    </div>
  )
}

type DaysProps = { from: string; chosen: string | undefined; onChoose: (day: string) => void }

/** The next days; the server takes the route's nearest from the asked one. */
function Days({ from, chosen, onChoose }: DaysProps) {
  const words = useWords(stopWords)
  const language = useLanguage()
  const days = Array.from({ length: 8 }, (_, index) => addDays(dayOf(from), index + 1))
  const named = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'numeric',
  })
  return (
    <Choices
      legend={words.askedDay}
      values={days}
      labels={Object.fromEntries(days.map((each) => [each, named.format(new Date(each))]))}
      chosen={days.find((each) => each === chosen)}
      onChoose={onChoose}
    />
  )
}
