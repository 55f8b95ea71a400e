import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toasts } from '../../ui/toasts.ts'
import { accountWords } from '../../words/account.ts'
import { useWords } from '../../words/use-words.ts'

type Props = {
  /** What the PDF is documentName, read aloud where the button says no more than "PDF". */
  documentName?: string
  /** What the button says instead. */
  label?: string
  readUrl: () => Promise<{ url: string }>
}

/** Asks for the PDF's short-lived address when it is wanted, and goes there. */
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
