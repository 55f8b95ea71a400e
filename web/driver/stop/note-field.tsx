import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'
import { TextField } from '../frame/text-field.tsx'
import './stop.css'

type Props = { label?: string | undefined; note: string; onChange: (note: string) => void }

/** Words for the office; the customer reads the shop's. */
export function NoteField({ label, note, onChange }: Props) {
  const words = useWords(stopWords)
  return (
    <TextField
      id="note"
      label={label ?? words.note}
      autoComplete="off"
      maxLength={300}
      value={note}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
