import './frame.css'

type Props<Value extends string> = {
  legend: string
  values: readonly Value[]
  labels: Readonly<Record<Value, string>>
  chosen: Value | undefined
  onChoose: (value: Value) => void
}

/** One of a few, by a press. */
export const Choices = <Value extends string>(props: Props<Value>) => (
  <fieldset className="frame-choices">
    <legend>{props.legend}</legend>
    {props.values.map((value) => (
      <button
        key={value}
        type="button"
        aria-pressed={props.chosen === value}
        onClick={() => props.onChoose(value)}
      >
        {props.labels[value]}
      </button>
    ))}
  </fieldset>
)
