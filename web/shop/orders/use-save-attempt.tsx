import { useState } from 'react'
import { isRefusedWith, refusalMessage } from '../../client/refusals.ts'
import { Note } from '../../ui/note.tsx'
import { FocusOnChange } from '../../ui/focus-on-change.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import { useCashLimitReason } from './cash-limit.ts'
import { findCopyProblem, type OpenCopy, reloadCopy } from './open-copy.ts'
import { TopUpForEdit } from './top-up-for-edit.tsx'

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
  return {
    text: refusalMessage(failed, fallbackMessage),
    ...(isRefusedWith(failed, 'top_up_first') && { missing: failed.body.missing }),
    isPriceChange: isRefusedWith(failed, 'cart_changed'),
  }
}

type NoteProps = { open: OpenCopy; refusal: SaveRefusal; scope: 0 | 1 | undefined }

export function SaveRefusalNote({ open, refusal, scope }: NoteProps) {
  const { text, missing, isPriceChange } = refusal
  const words = useWords(orderWords)
  const euros = useEuros()
  const cashReason = useCashLimitReason(open)
  return (
    <FocusOnChange value={refusal}>
      <Note look={isPriceChange ? 'sun' : 'clay'} role="alert">
        <p>
          {missing !== undefined && cashReason} {text}{' '}
          {missing !== undefined && words.missing(euros(missing))}
        </p>
        {missing !== undefined && <TopUpForEdit missing={missing} scope={scope} />}
      </Note>
    </FocusOnChange>
  )
}
