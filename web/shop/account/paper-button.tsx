import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { accountWords } from '../../words/account.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { number: string; label?: string; ask: () => Promise<{ url: string }> }

/** Asks for the PDF's short-lived address when it is wanted, and goes there. */
export function PaperButton({ number, label, ask }: Props) {
  const words = useWords(accountWords)
  const [busy, setBusy] = useState(false)

  async function open() {
    setBusy(true)
    try {
      location.assign((await ask()).url)
    } catch {
      toasts.tell({ text: words.noPdf, kind: 'important' })
    }
    setBusy(false)
  }
  return (
    <Button
      look="text"
      icon="pdf"
      busy={busy}
      aria-label={label === undefined ? words.pdfOf(number) : words.pdfNamed(label)}
      onClick={() => void open()}
    >
      {label ?? words.pdf}
    </Button>
  )
}
