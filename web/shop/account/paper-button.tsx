import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { accountWords } from '../../words/account.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  /** What the PDF is of, read aloud where the button says no more than "PDF". */
  of?: string
  /** What the button says instead. */
  label?: string
  ask: () => Promise<{ url: string }>
}

/** Asks for the PDF's short-lived address when it is wanted, and goes there. */
export function PaperButton({ of = '', label, ask }: Props) {
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
      aria-label={label === undefined ? words.pdfOf(of) : words.pdfNamed(label)}
      onClick={() => void open()}
    >
      {label ?? words.pdf}
    </Button>
  )
}
