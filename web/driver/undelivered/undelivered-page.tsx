import { useState } from 'react'
import {
  type DriverCode,
  undeliveredQuestions,
  undeliveredScreens,
} from '../../../domain/dispatch/undelivered-questions.ts'
import { addDays, dayOf } from '../../../domain/calendar.ts'
import { stopWords } from '../../words/driver/stop.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Choices } from '../frame/choices.tsx'
import { Frame } from '../frame/frame.tsx'
import type { Fact, NewBlob } from '../memory/stored-event.ts'
import { houseOf, type Road, type RoadStop } from '../road/road.ts'
import { RoadFoot } from '../road/road-foot.tsx'
import { Empties } from '../stop/empties.tsx'
import { Proof } from '../stop/proof.tsx'
import { emptyRows, nothingTyped } from '../road/typed-stop.ts'
import './undelivered.css'

type Props = {
  road: Road
  stop: RoadStop
  onBack: () => void
  onTold: (fact: Fact, blobs: readonly NewBlob[]) => Promise<boolean>
}

/** Why nothing was left: nine large buttons, then the question of the reason. */
export function UndeliveredPage({ road, stop, onBack, onTold }: Props) {
  const words = useWords(stopWords)
  const [screen, setScreen] = useState(0)
  const [code, setCode] = useState<DriverCode>()
  return (
    <Frame
      title={words.whyTitle}
      note={`${stop.position}. ${houseOf(stop)}`}
      onBack={code ? () => setCode(undefined) : onBack}
      foot={<RoadFoot van={road.van} />}
      {...(code && { key: code })}
    >
      {code ? (
        <Question road={road} stop={stop} code={code} onTold={onTold} />
      ) : (
        <section className="undelivered-codes" aria-label={words.why}>
          {undeliveredScreens[screen]!.map((each) => (
            <BigButton key={each} look="line" onClick={() => setCode(each)}>
              {words.codes[each]}
            </BigButton>
          ))}
          <BigButton look="line" onClick={() => setScreen(1 - screen)}>
            {screen === 0 ? words.more : words.backToFirst}
          </BigButton>
        </section>
      )}
    </Frame>
  )
}

type QuestionProps = Omit<Props, 'onBack'> & { code: DriverCode }

function Question({ road: { day }, stop, code, onTold }: QuestionProps) {
  const words = useWords(stopWords)
  const { details, asks } = undeliveredQuestions[code]
  const [detail, setDetail] = useState<(typeof details & {})[number]>()
  const [askedDay, setAskedDay] = useState<string>()
  const [taken, setTaken] = useState<Readonly<Record<number, number>>>({})
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
      cashCents: 0,
      ...(detail && { detail }),
      ...(askedDay && { askedDay }),
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
      {asks === 'photo' && <Proof wanted="none" blobs={blobs} onChange={setBlobs} />}
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
