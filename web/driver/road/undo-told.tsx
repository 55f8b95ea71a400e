import { useEffect, useState } from 'react'
import { roadWords } from '../../words/driver/road.ts'
import { useWords } from '../../words/use-words.ts'
import { BigButton } from '../frame/big-button.tsx'
import { HOLD_MS, type StoredEvent } from '../memory/stored-event.ts'
import './road.css'

/** What was told a moment ago. */
export type Told = { event: StoredEvent; house: string }

type Props = { told: Told; onUndo: (told: Told) => void }

/** For ten seconds the press is taken back where it was made; later it is corrected. */
export function UndoTold({ told, onUndo }: Props) {
  const words = useWords(roadWords)
  const [isOver, setOver] = useState(() => Date.now() - told.event.atMs >= HOLD_MS)
  useEffect(() => {
    if (isOver) return undefined
    const left = HOLD_MS - (Date.now() - told.event.atMs)
    const timer = setTimeout(() => setOver(true), Math.max(0, left))
    return () => clearTimeout(timer)
  }, [isOver, told])
  if (isOver) return null
  const { kind } = told.event.fact
  return (
    <>
      <output className="road-told">
        {words.written(
          told.house,
          kind === 'delivered'
            ? words.outcomes.delivered
            : kind === 'later'
              ? words.later
              : words.outcomes.failed,
        )}
      </output>
      <BigButton big look="line" onClick={() => onUndo(told)}>
        {words.undo}
      </BigButton>
    </>
  )
}
