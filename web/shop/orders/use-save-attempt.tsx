import { useState } from 'react'
import { Link } from 'react-router'
import { CallRefused } from '../../../contract/shared/http-client.ts'
import { isRefusedWith } from '../../client/refusals.ts'
import { Note } from '../../ui/note.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { saveDraft } from './edit-draft.ts'
import { copyEditor, findCopyProblem, openCopy, reloadCopy } from './open-copy.ts'

export type SaveRefusal = { text: string; missing?: number; isPriceChange: boolean }

/** One save at a time. An unusable copy is explained by the page, any other refusal is shown. */
export function useSaveAttempt() {
  const words = useWords(orderWords)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<SaveRefusal>()

  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      await work()
    } catch (failed) {
      if (!(await findCopyProblem())) setRefusal(refusalOf(failed, words.failed))
      await reloadCopy()
    } finally {
      setBusy(false)
    }
  }
  return { busy, refusal, run }
}

function refusalOf(failed: unknown, fallbackMessage: string): SaveRefusal {
  if (!(failed instanceof CallRefused)) return { text: fallbackMessage, isPriceChange: false }
  return {
    text: Object.values(failed.fields)[0]?.[0] ?? failed.message,
    ...(isRefusedWith(failed, 'top_up_first') && { missing: failed.body.missing }),
    isPriceChange: isRefusedWith(failed, 'cart_changed'),
  }
}

/** Keeps the changes for the return from a top-up. */
const saveOpenDraft = () => {
  const open = openCopy.read()
  if (open) saveDraft(open, copyEditor.pending.read())
}

export function SaveRefusalNote({
  refusal: { text, missing, isPriceChange },
}: {
  refusal: SaveRefusal
}) {
  const words = useWords(orderWords)
  const euros = useEuros()
  return (
    <Note look={isPriceChange ? 'sun' : 'clay'} role="alert">
      <p>
        {text} {missing !== undefined && words.missing(euros(missing))}
      </p>
      {missing !== undefined && (
        <p>
          <Link to="/topup" onClick={saveOpenDraft}>
            {words.topUp}
          </Link>
        </p>
      )}
    </Note>
  )
}
