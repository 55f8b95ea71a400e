import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { accountWords } from '../../words/shop/account.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  /** Read aloud when the button's text is only "PDF". */
  documentName?: string
  /** Replaces the text "PDF". */
  label?: string
  readUrl: () => Promise<{ url: string }>
}

/** Reads the PDF's short-lived address on the press and opens it. */
export function DocumentButton({ documentName = '', label, readUrl }: Props) {
  const words = useWords(accountWords)
  const [busy, setBusy] = useState(false)

  async function open() {
    setBusy(true)
    try {
      location.assign((await readUrl()).url)
    } catch {
      toasts.show({ text: words.noPdf, kind: 'important' })
    }
    setBusy(false)
  }
  return (
    <Button
      look="text"
      icon="pdf"
      busy={busy}
      aria-label={label === undefined ? words.pdfOf(documentName) : words.pdfNamed(label)}
      onClick={() => void open()}
    >
      {label ?? words.pdf}
    </Button>
  )
}
