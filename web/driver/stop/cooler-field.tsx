import { TextField } from '../frame/text-field.tsx'
import { stopWords } from '../../words/driver/stop.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { cooler: string; onChange: (cooler: string) => void }

/** The number on the plate of a cooler. */
export function CoolerField({ cooler, onChange }: Props) {
  const words = useWords(stopWords)
  return (
    <TextField
      id="cooler"
      label={words.cooler}
      autoComplete="off"
      maxLength={40}
      value={cooler}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
