import { useState } from 'react'
import {
  type DriverCode,
  undeliveredScreens,
} from '../../../domain/dispatch/undelivered-questions.ts'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import type { Fact, NewBlob } from '../memory/stored-event.ts'
import { houseOf, type Road, type RoadStop } from '../road/road.ts'
import { RoadFoot } from '../road/road-foot.tsx'
import { Question } from './question.tsx'
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
