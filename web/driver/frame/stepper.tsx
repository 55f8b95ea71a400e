import { Icon } from '../../ui/icon.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { frameWords } from '../../words/driver/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { GoodPicture } from './good-picture.tsx'
import './frame.css'

type Props = {
  label: string
  note?: string | undefined
  picture?: string | null
  value: number
  /** What was agreed; another number is marked. */
  planned?: number | undefined
  onChange: (value: number) => void
}

/** A count with one less and one more beside it. */
export function Stepper({ label, note, picture, value, planned, onChange }: Props) {
  const words = useWords(frameWords)
  const isOther = planned !== undefined && planned !== value
  return (
    <fieldset className="frame-step" aria-label={label}>
      <GoodPicture picture={picture} />
      <p>
        <b>
          <NoBreak>{label}</NoBreak>
        </b>
        {note && <small>{note}</small>}
      </p>
      <span className="frame-step__count">
        <button
          type="button"
          aria-label={words.less(label)}
          onClick={() => onChange(Math.max(0, value - 1))}
        >
          <Icon name="minus" size={28} />
        </button>
        <output className={isOther ? 'frame-step__other' : undefined}>{value}</output>
        <button
          type="button"
          aria-label={words.more(label)}
          onClick={() => onChange(Math.min(999, value + 1))}
        >
          <Icon name="plus" size={28} />
        </button>
      </span>
    </fieldset>
  )
}
