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
  /** After the number: "grozā". */
  unit?: string | undefined
  /** The look of the stepper that replaces the button of a good in the cart. */
  inCart?: boolean
  /** Shown when more than the maximum is requested. */
  maxReason?: string | undefined
  busy?: boolean
}

/** − 2 +: changed by buttons, typing or arrow keys. An empty field changes nothing. */
export function NumberStepper({ label, value, onChange, min = 0, max, words, ...props }: Props) {
  const [draft, setDraft] = useState<string>()
  const [limit, setLimit] = useState<string>()
  const [lastValue, setLastValue] = useState(value)
  const id = useId()

  // the shop granted another number than the typed one: show it even while typing
  if (value !== lastValue) {
    setLastValue(value)
    if (draft !== undefined && draft !== '' && Number(draft) !== value) setDraft(undefined)
  }

  function change(requested: number) {
    const allowed = Math.min(max, Math.max(min, requested))
    setLimit(requested > max ? props.maxReason : undefined)
    if (allowed !== value) onChange(allowed)
  }

  function step(by: number) {
    setDraft(undefined)
    change(value + by)
  }

  function type(typed: string) {
    const digits = typed.replace(/\D/g, '').slice(0, 5)
    setDraft(digits)
    if (digits !== '') change(Number(digits))
  }

  function moveByKey(event: KeyboardEvent) {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }

  const text = draft ?? String(value)
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
            size={Math.max(1, text.length)}
            value={text}
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
