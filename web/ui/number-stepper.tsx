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
  /** `wholeOnly` answers a typed fraction, which changes nothing. */
  words: { less: string; more: string; wholeOnly: string }
  /** After the number: "grozā". */
  unit?: string | undefined
  /** The look of the stepper that replaces the button of a good in the cart. */
  inCart?: boolean
  /** Shown when more than the maximum is requested. */
  maxReason?: string | undefined
  busy?: boolean
}

/** − 2 +: changed by buttons, typing or arrow keys. An empty field changes nothing. */
export function NumberStepper(props: Props) {
  const { label, value, min = 0, max, words, unit } = props
  const { text, limit, step, moveByKey, type, endTyping } = useCount({ ...props, min })
  const id = useId()

  return (
    <div className="step-box">
      <fieldset className={classNames('step', props.inCart && 'step--in')} aria-label={label}>
        <StepButton icon="minus" label={words.less} isOff={value <= min} onPress={() => step(-1)} />
        <label className="step__middle">
          <input
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            size={Math.max(1, text.length)}
            value={text}
            onChange={(event) => type(event.target.value)}
            onBlur={endTyping}
            onFocus={(event) => event.target.select()}
            onKeyDown={moveByKey}
            aria-label={label}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={unit === undefined ? undefined : `${value} ${unit}`}
            aria-describedby={limit === undefined ? undefined : id}
            aria-busy={props.busy || undefined}
          />
          {unit !== undefined && <small aria-hidden="true">{unit}</small>}
        </label>
        <StepButton icon="plus" label={words.more} isOff={value >= max} onPress={() => step(1)} />
      </fieldset>
      <output className="step__limit" id={id}>
        {limit}
      </output>
    </div>
  )
}

type ButtonProps = { icon: 'minus' | 'plus'; label: string; isOff: boolean; onPress: () => void }

const StepButton = ({ icon, label, isOff, onPress }: ButtonProps) => (
  <button type="button" aria-label={label} aria-disabled={isOff} onClick={onPress}>
    <Icon name={icon} size={18} />
  </button>
)

/** The typed text and the count that it changes, within the limits. */
function useCount({ value, onChange, min, max, maxReason, words }: Props & { min: number }) {
  const [draft, setDraft] = useState<string>()
  const [limit, setLimit] = useState<string>()
  const [lastValue, setLastValue] = useState(value)

  // the shop granted another number than the typed one: show it even while typing
  if (value !== lastValue) {
    setLastValue(value)
    if (draft !== undefined && draft !== '' && Number(draft) !== value) setDraft(undefined)
  }
  function change(requested: number) {
    const allowed = Math.min(max, Math.max(min, requested))
    setLimit(requested > max ? maxReason : undefined)
    if (allowed !== value) onChange(allowed)
  }
  function step(by: number) {
    setDraft(undefined)
    change(value + by)
  }
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
  }
  const type = (typed: string) => {
    if (/\d[.,]/.test(typed)) {
      setDraft(typed.slice(0, 7))
      setLimit(words.wholeOnly)
      return
    }
    const digits = typed.replace(/\D/g, '').slice(0, 5)
    setDraft(digits)
    if (digits !== '') change(Number(digits))
  }
  const endTyping = () => setDraft(undefined)
  return { text: draft ?? String(value), limit, step, moveByKey, type, endTyping }
}
