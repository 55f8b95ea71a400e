import { useState } from 'react'
import { Link } from 'react-router'
import { CallRefused } from '../../../contract/http-client.ts'
import { Note } from '../../ui/note.tsx'
import { orderWords } from '../../words/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { keepDraft } from './edit-draft.ts'
import { copyWishes, findTrouble, openCopy, rereadCopy } from './open-copy.ts'

export type Refused = { text: string; missing?: number; isChange: boolean }

/** One attempt to save at a time. A copy that has lost its order is explained; anything else is said and can be tried again. */
export function useSaving() {
  const words = useWords(orderWords)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refused>()

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setRefused(undefined)
    try {
      await work()
    } catch (failed) {
      if (!(await findTrouble())) setRefused(refusalOf(failed, words.failed))
      await rereadCopy()
    } finally {
      setBusy(false)
    }
  }
  return { busy, refused, run }
}

function refusalOf(failed: unknown, otherwise: string): Refused {
  if (!(failed instanceof CallRefused)) return { text: otherwise, isChange: false }
  const { missing } = failed.body
  return {
    text: Object.values(failed.fields)[0]?.[0] ?? failed.message,
    ...(typeof missing === 'number' && { missing }),
    isChange: failed.error === 'cart_changed',
  }
}

/** Whoever goes to top up comes back to what was changed. */
const keepOpen = () => {
  const open = openCopy.read()
  if (open) keepDraft(open, copyWishes.read())
}

export function SaveRefused({ refused: { text, missing, isChange } }: { refused: Refused }) {
  const words = useWords(orderWords)
  const euros = useEuros()
  return (
    <Note look={isChange ? 'sun' : 'clay'} role="alert">
      <p>
        {text} {missing !== undefined && words.missing(euros(missing))}
      </p>
      {missing !== undefined && (
        <p>
          <Link to="/topup" onClick={keepOpen}>
            {words.topUp}
          </Link>
        </p>
      )}
    </Note>
  )
}
