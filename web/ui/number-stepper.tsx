import { type KeyboardEvent, useId, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import './number-stepper.css'

type Props = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  words: { less: string; more: string }
  /** Behind the number: "grozā". */
  unit?: string | undefined
  /** The good is in the cart: the button has become this stepper. */
  inCart?: boolean
  /** Said when somebody asks for more than the most. */
  maxReason?: string | undefined
  busy?: boolean
}

/** − 2 +: pressed, typed or moved with the arrow keys. An empty field is no answer and changes nothing. */
export function NumberStepper({ label, value, onChange, min = 0, max, words, ...props }: Props) {
  const [draft, setDraft] = useState<string>()
  const [limit, setLimit] = useState<string>()
  const [lastValue, setLastValue] = useState(value)
  const id = useId()

  // Another number than the one typed was granted: that one is shown, though the field is still being typed in.
  if (value !== lastValue) {
    setLastValue(value)
    if (draft !== undefined && draft !== '' && Number(draft) !== value) setDraft(undefined)
  }

  function ask(wanted: number) {
    const granted = Math.min(max, Math.max(min, wanted))
    setLimit(wanted > max ? props.maxReason : undefined)
    if (granted !== value) onChange(granted)
  }

  function step(by: number) {
    setDraft(undefined)
    ask(value + by)
  }

  function type(text: string) {
    const digits = text.replace(/\D/g, '').slice(0, 5)
    setDraft(digits)
    if (digits !== '') ask(Number(digits))
  }

  function moveByKey(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  const shown = draft ?? String(value)
  return (
    <div className="step-box">
      <fieldset className={classNames('step', props.inCart && 'step--in')} aria-label={label}>
        <button
          type="button"
          aria-label={words.less}
          aria-disabled={value <= min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <label className="step__middle">
          <input
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            size={Math.max(1, shown.length)}
            value={shown}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setDraft(undefined)}
            onFocus={(event) => event.target.select()}
            onKeyDown={moveByKey}
            aria-label={label}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={props.unit === undefined ? undefined : `${value} ${props.unit}`}
            aria-describedby={limit === undefined ? undefined : id}
            aria-busy={props.busy || undefined}
          />
          {props.unit !== undefined && <small aria-hidden="true">{props.unit}</small>}
        </label>
        <button
          type="button"
          aria-label={words.more}
          aria-disabled={value >= max}
          onClick={() => step(1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </fieldset>
      <output className="step__limit" id={id}>
        {limit}
      </output>
    </div>
  )
}
