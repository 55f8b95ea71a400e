import { Icon } from '../../ui/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import { frameWords } from '../../words/driver/frame.ts'
import { useWords } from '../../words/use-words.ts'
import './frame.css'

type Props = {
  label: string
  /** Nothing until a key is pressed: a number that is there already is not counted. */
  value: number | undefined
  /** The announced number is a mark on its key. */
  mark?: number | undefined
  onChange: (value: number | undefined) => void
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Numbers by large keys; a second key makes two digits. */
export function Keypad({ label, value, mark, onChange }: Props) {
  const words = useWords(frameWords)
  const add = (digit: number) => {
    const next = (value ?? 0) * 10 + digit
    onChange(next > 999 ? digit : next)
  }
  const key = (digit: number) => (
    <button
      key={digit}
      type="button"
      className={classNames(digit === mark && 'frame-keys__mark')}
      aria-label={digit === mark ? words.marked(digit) : undefined}
      onClick={() => add(digit)}
    >
      {digit}
    </button>
  )
  return (
    <fieldset className="frame-keys" aria-label={label}>
      {digits.map(key)}
      {key(0)}
      {mark !== undefined && mark > 9 && (
        <button
          type="button"
          className="frame-keys__mark"
          aria-label={words.marked(mark)}
          onClick={() => onChange(mark)}
        >
          {mark}
        </button>
      )}
      <button type="button" aria-label={words.erase} onClick={() => onChange(undefined)}>
        <Icon name="close" size={28} />
      </button>
    </fieldset>
  )
}
