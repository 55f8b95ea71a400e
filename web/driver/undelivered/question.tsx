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
import { useDraft } from '../frame/use-draft.ts'
import type { Fact, NewBlob } from '../memory/stored-event.ts'
import type { Road, RoadStop } from '../road/road.ts'
import { emptyRows, nothingTyped } from '../road/typed-stop.ts'
import { Empties } from '../stop/empties.tsx'
import { NoteField } from '../stop/note-field.tsx'
import { PhotoButton } from '../stop/photo-button.tsx'
import { Folded } from './folded.tsx'
import { type Answers, notDeliveredFact } from './not-delivered-fact.ts'
import { OldDebt } from './old-debt.tsx'
import './undelivered.css'

type Props = {
  road: Road
  stop: RoadStop
  code: DriverCode
  /** As it was left. */
  before: Answers
  onAnswers: (answers: Answers) => void
  onTold: (fact: Fact, blobs: readonly NewBlob[]) => Promise<boolean>
}

/** The question of a reason; nothing of it is needed to go on. */
export function Question({ road: { day, run }, stop, code, before, onAnswers, onTold }: Props) {
  const words = useWords(stopWords)
  const { draft, change, addPhoto, draftWithPhotos } = useDraft<Answers>(() => before, onAnswers)
  const [hasFailed, setFailed] = useState(false)
  const { taken, cashCents } = draft
  const empties = emptyRows(day, stop, { ...nothingTyped, taken })
  const finish = async () => {
    const whole = await draftWithPhotos()
    setFailed(!(await onTold(notDeliveredFact(code, whole, empties), whole.blobs)))
  }
  return (
    <div className="undelivered-question">
      <Reason code={code} today={day.day} answers={draft} onChange={change} onPhoto={addPhoto} />
      {empties.length > 0 && (
        <Folded summary={words.takesToo}>
          <Empties
            rows={empties}
            isMissing={false}
            onChange={(goodId, count) => change({ taken: { ...taken, [goodId]: count ?? 0 } })}
          />
        </Folded>
      )}
      {run.cashRegister !== null && stop.overdueCents > 0 && (
        <OldDebt
          debtCents={stop.overdueCents}
          cashCents={cashCents}
          onChange={(cents) => change({ cashCents: cents })}
        />
      )}
      {hasFailed && <p role="alert">{words.saveFailed}</p>}
      <BigButton big look="bad" onClick={() => void finish()}>
        {words.whyTitle}: {words.codes[code].toLocaleLowerCase()}
      </BigButton>
    </div>
  )
}

type ReasonProps = {
  code: DriverCode
  today: string
  answers: Answers
  onChange: (part: Partial<Answers>) => void
  onPhoto: (photo: Promise<NewBlob>) => Promise<void>
}

/** What this reason asks: a detail, a day, a photo or a note. */
function Reason({ code, today, answers, onChange, onPhoto }: ReasonProps) {
  const words = useWords(stopWords)
  const { details, asks } = undeliveredQuestions[code]
  const { detail, askedDay, note, blobs } = answers
  const changeNote = (text: string) => onChange({ note: text })
  return (
    <>
      {details && (
        <Choices
          legend={words.detail}
          values={details}
          labels={words.details}
          chosen={detail}
          onChoose={(chosen) => onChange({ detail: chosen })}
        />
      )}
      {asks === 'day' && (
        <Days from={today} chosen={askedDay} onChoose={(day) => onChange({ askedDay: day })} />
      )}
      {asks === 'photo' && <PhotoButton blobs={blobs} onPhoto={onPhoto} />}
      {asks === 'note' ? (
        <NoteField label={words.asksNote[code]} note={note} onChange={changeNote} />
      ) : (
        <Folded summary={words.note}>
          <NoteField note={note} onChange={changeNote} />
        </Folded>
      )}
    </>
  )
}

type DaysProps = { from: string; chosen: string | undefined; onChoose: (day: string) => void }

/** The next days; the server takes the route's nearest from the asked one. */
function Days({ from, chosen, onChoose }: DaysProps) {
  const words = useWords(stopWords)
  const language = useLanguage()
  const days = Array.from({ length: 8 }, (_, index) => addDays(dayOf(from), index + 1))
  const named = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
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
