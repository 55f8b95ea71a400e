import { useEffect } from 'react'
import { useObserved } from '../../client/observed.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { followChanges, isConnected } from './connection.ts'
import './live.css'

/** Says that the page may be old while nothing is heard; what is typed stays. */
export function ConnectionNote() {
  const words = useWords(frameWords)
  const isOpen = useObserved(isConnected)
  useEffect(followChanges, [])
  return <div aria-live="polite">{!isOpen && <p className="live__lost">{words.lost}</p>}</div>
}
