import { useRef, useState } from 'react'
import { mostDroppedBytes } from '../../../domain/bank/statement-size.ts'
import { rigaDay } from '../../../domain/calendar/riga-time.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { refusedFieldMessages } from '../../client/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { bankWords } from '../../words/office/bank.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useShortcuts } from '../kit/shortcuts.ts'
import { api } from '../session/api.ts'

/** What has come of a file. */
export type ImportSaid = { text: string; isRefused: boolean }

/** Imports files of statements. */
export function ImportButton({ onDone }: { onDone: (said: ImportSaid[]) => void }) {
  const words = useWords(bankWords)
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const importFile = useImportFile()
  const choose = () => input.current?.click()
  useShortcuts([{ keys: 'i', label: words.load, group: 'page', run: choose }])
  const importAll = async (files: readonly File[]) => {
    setBusy(true)
    const results: ImportSaid[] = []
    for (const file of files) results.push(await importFile(file))
    onDone(results)
    setBusy(false)
  }
  return (
    <>
      <Button look="line" busy={busy} onClick={choose}>
        {busy ? words.loading : words.load}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xml,text/xml,application/xml"
        multiple
        hidden
        aria-label={words.load}
        onChange={({ target }) => {
          const files = Array.from(target.files ?? [])
          target.value = ''
          void importAll(files)
        }}
      />
    </>
  )
}

function useImportFile() {
  const words = useWords(bankWords)
  const frame = useWords(frameWords)
  const language = useLanguage()
  return async (file: File): Promise<ImportSaid> => {
    if (file.size > mostDroppedBytes)
      return { text: words.refused(file.name, words.tooLarge), isRefused: true }
    try {
      const body = { name: file.name, content: await contentOf(file) }
      const { lines, newLines, booked, knownSince } = await api.importStatement({ body })
      const when = knownSince && numericDate(rigaDay(Date.parse(knownSince)), language)
      const known = when ? words.known(file.name, when) : words.allKnown(file.name)
      const isKnown = newLines === 0 && (when !== null || lines > 0)
      const text = isKnown ? known : words.loaded(file.name, newLines, booked)
      return { text, isRefused: false }
    } catch (refused) {
      const [why = frame.failed] = Object.values(refusedFieldMessages(refused, frame.failed))
      return { text: words.refused(file.name, why), isRefused: true }
    }
  }
}

const partBytes = 8192

/** The bytes as base64, part by part: a call takes only so many arguments. */
async function contentOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let from = 0; from < bytes.length; from += partBytes)
    text += String.fromCharCode(...bytes.subarray(from, from + partBytes))
  return btoa(text)
}
