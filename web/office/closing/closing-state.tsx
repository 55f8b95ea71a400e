import { useEffect, useState } from 'react'
import { MINUTE_MS } from '../../../domain/calendar/durations.ts'
import { formatEuros } from '../../../domain/money.ts'
import { Note } from '../../ui/note.tsx'
import { closingWords } from '../../words/office/closing.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { when } from '../session/when.ts'
import type { Closing } from './closing.ts'

/** How many stay, are skipped, do not fit, and how long it is until the hour. */
export function ClosingState({ closing }: { closing: Closing }) {
  const words = useWords(closingWords)
  const language = useLanguage()
  const { locked, skipped, unfit, unusual, hold, closed, isNext } = closing
  if (closed !== null)
    return (
      <Note look="leaf">
        {words.closed(when(closed.at, language), closed.locked, closed.skipped)}
      </Note>
    )
  const lostCents = skipped.reduce((sum, { totalCents }) => sum + totalCents, 0)
  const withoutRoom = unfit.filter(({ why }) => why === 'no_room').length
  return (
    <>
      <p className="closing-state num">
        <b>{words.stay(locked.length)}</b>
        <b className={skipped.length > 0 ? 'closing-state__lost' : undefined}>
          {words.skip(skipped.length, formatEuros(lostCents, language))}
        </b>
        {withoutRoom > 0 && <b>{words.noRoom(withoutRoom)}</b>}
        {unusual.length > 0 && <span>{words.odd(unusual.length)}</span>}
        <TimeLeft until={hold?.until ?? closing.closesAt} />
      </p>
      <p className="quiet">{words.rehearsal}</p>
      {hold && (
        <Note look="sun">
          {words.held(when(hold.until, language), hold.by ?? '–', hold.reason)}
        </Note>
      )}
      {!isNext && <Note>{words.notNext}</Note>}
    </>
  )
}

function TimeLeft({ until }: { until: string }) {
  const words = useWords(closingWords)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.floor((Date.parse(until) - now) / MINUTE_MS)
  const text =
    minutes < 1 ? words.closesSoon : words.closesIn(Math.floor(minutes / 60), minutes % 60)
  return <span>{text}</span>
}
