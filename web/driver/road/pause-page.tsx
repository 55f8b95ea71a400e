import { useState } from 'react'
import { MINUTE_MS } from '../../../domain/calendar/durations.ts'
import { roadWords } from '../../words/driver/road.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import { Frame } from '../frame/frame.tsx'
import { safeLocalStorage } from '../../client/safe-storage.ts'
import { writeBreakEnd } from './break-is-due.ts'
import { useMinute } from '../../client/use-minute.ts'
import './road.css'

const KEY = 'avots.driver-pause'

/** A break is timed on the phone alone; it is not watched. */
export function PausePage({ onBack }: { onBack: () => void }) {
  const words = useWords(roadWords)
  const [startedMs] = useState(() => {
    const stored = Number(safeLocalStorage.read(KEY))
    const started = stored > 0 ? stored : Date.now()
    safeLocalStorage.write(KEY, String(started))
    return started
  })
  const now = useMinute()
  const end = () => {
    safeLocalStorage.remove(KEY)
    writeBreakEnd(Date.now())
    onBack()
  }
  return (
    <Frame
      title={words.pause}
      acts={
        <BigButton big onClick={end}>
          {words.goOn}
        </BigButton>
      }
    >
      <p className="road-all" role="timer">
        {words.minutes(Math.max(0, Math.floor((now - startedMs) / MINUTE_MS)))}
      </p>
      <p>{words.pauseText}</p>
    </Frame>
  )
}
