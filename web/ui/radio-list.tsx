import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { fieldAria } from './field-aria.ts'
import { FieldError, type FieldWords } from './field.tsx'
import { type IconName } from './icon-paths.ts'
import { Icon } from './icon.tsx'
import './checkbox.css'
import './radio-list.css'

export type RadioOption<Value extends string | number> = {
  value: Value
  title: ReactNode
  /** A line under the title. */
  detail?: ReactNode
  /** At the end of the row, such as a price. */
  end?: ReactNode
  icon?: IconName
  /** The mark of another company, beside the title that names it. */
  picture?: string | undefined
  /** Disables the option and replaces the detail. */
  disabledReason?: ReactNode
}

type Props<Value extends string | number> = FieldWords & {
  id?: string
  name: string
  options: readonly RadioOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  required?: boolean
}

/** Radio buttons with one row for each option. */
export function RadioList<Value extends string | number>(props: Props<Value>) {
  const { label, hideLabel, mark, hint, error, options } = props
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <fieldset
      className={classNames('opts', error !== undefined && 'field--bad')}
      tabIndex={-1}
      {...fieldAria(id, hint, error)}
    >
      <legend className={hideLabel ? 'vh' : 'label'}>
        {label}
        {mark !== undefined && <span className="field__mark"> {mark}</span>}
      </legend>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {options.map((option) => (
        <Option key={option.value} option={option} {...props} />
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

function Option<Value extends string | number>({
  option: { value: own, icon, picture, title, end, detail, disabledReason },
  name,
  value,
  onChange,
  required,
}: Props<Value> & { option: RadioOption<Value> }) {
  const isDisabled = disabledReason !== undefined
  const text = disabledReason ?? detail
  return (
    <label className={classNames('opt', isDisabled && 'opt--off')}>
      <input
        type="radio"
        name={name}
        value={own}
        checked={own === value}
        onChange={() => onChange(own)}
        disabled={isDisabled}
        required={required}
      />
      {icon && <Icon name={icon} size={22} />}
      <span className="opt__title">
        {title}
        {picture !== undefined && (
          <>
            {' '}
            <img className="opt__picture" src={picture} alt="" />
          </>
        )}
      </span>
      {end !== undefined && <span className="opt__end">{end}</span>}
      {text !== undefined && <small>{text}</small>}
    </label>
  )
}
