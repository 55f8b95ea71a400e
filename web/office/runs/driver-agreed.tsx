import { Checkbox } from '../../ui/checkbox.tsx'
import { runWords } from '../../words/office/runs.ts'
import { useWords } from '../../words/use-words.ts'

type Props = { checked: boolean; onChange: (checked: boolean) => void }

/** A van that is on the road is not changed without its driver. */
export function DriverAgreed({ checked, onChange }: Props) {
  const words = useWords(runWords)
  return (
    <Checkbox
      label={words.driverAgreed}
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
