import { useState } from 'react'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'

const QUIET_MS = 700

/** What the page shows before its script goes on until it is known who is signed in. */
export function Opening() {
  const [openMs] = useState(() => performance.now())
  return (
    <p className="opening" style={{ animationDelay: `${QUIET_MS - openMs}ms` }}>
      {useWords(frameWords).name}
    </p>
  )
}
