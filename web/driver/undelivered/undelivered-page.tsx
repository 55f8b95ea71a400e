import { useState } from 'react'
import {
  type DriverCode,
  undeliveredScreens,
} from '../../../domain/dispatch/undelivered-questions.ts'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import { saveScreen } from '../memory/memory.ts'
import type { Fact, NewBlob, Screen } from '../memory/stored-event.ts'
import { houseOf, type Road, type RoadStop } from '../road/road.ts'
import { RoadFoot } from '../road/road-foot.tsx'
import { type Answers, noAnswers } from './not-delivered-fact.ts'
import { Question } from './question.tsx'
import './undelivered.css'

type Props = {
  road: Road
  stop: RoadStop
  stored: Screen
  onBack: () => void
  onTold: (fact: Fact, blobs: readonly NewBlob[]) => Promise<boolean>
}

/** The reason and what was said of it: a killed app opens at its question. */
function useReason(stored: Screen) {
  const left = stored.failed as { code: DriverCode; answers: Answers } | undefined
  const [code, setCode] = useState(left?.code)
  const save = (answers: Answers, of = code!) =>
    void saveScreen({ ...stored, failed: { code: of, answers } })
  return {
    code,
    before: left && left.code === code ? left.answers : noAnswers,
    choose: (chosen: DriverCode) => {
      setCode(chosen)
      save(noAnswers, chosen)
    },
    forget: () => setCode(undefined),
    save: (answers: Answers) => save(answers),
  }
}

/** Why nothing was left: nine large buttons, then the question of the reason. */
export function UndeliveredPage({ road, stop, stored, onBack, onTold }: Props) {
  const words = useWords(stopWords)
  const [screen, setScreen] = useState(0)
  const { code, before, choose, forget, save } = useReason(stored)
  return (
    <Frame
      title={words.whyTitle}
      note={`${stop.position}. ${houseOf(stop)}`}
      onBack={code ? forget : onBack}
      foot={<RoadFoot van={road.van} />}
      {...(code && { key: code })}
    >
      {code ? (
        <Question
          road={road}
          stop={stop}
          code={code}
          before={before}
          onAnswers={save}
          onTold={onTold}
        />
      ) : (
        <section className="undelivered-codes" aria-label={words.why}>
          {undeliveredScreens[screen]!.map((each) => (
            <BigButton key={each} look="line" onClick={() => choose(each)}>
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
