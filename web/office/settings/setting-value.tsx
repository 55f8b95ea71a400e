import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { settingWords } from '../../words/office/settings.ts'
import { useWords } from '../../words/use-words.ts'
import type { SettingUnit } from './setting.ts'
import type { SettingDraft } from './setting-draft.ts'

type Props = {
  unit: SettingUnit
  label: string
  draft: SettingDraft
  change: (part: Partial<SettingDraft>) => void
  error: string | undefined
}

/** The value in the form of its unit. */
export function SettingValue(props: Props) {
  const { unit, label, draft, change, error } = props
  const words = useWords(settingWords)
  if (unit === 'steps') return <Steps {...props} />
  if (unit === 'seller') return <Seller {...props} />
  const field = {
    id: 'setting-value',
    label,
    value: draft.text,
    error,
    onChange: ({ target }: { target: { value: string } }) => change({ text: target.value }),
  }
  if (unit === 'switch')
    return (
      <Select {...field}>
        <option value="yes">{words.yes}</option>
        <option value="no">{words.no}</option>
      </Select>
    )
  const end = { cents: '€', time: undefined, ...words.units }[unit]
  return (
    <TextInput
      {...field}
      inputMode={unit === 'cents' ? 'decimal' : 'numeric'}
      autoComplete="off"
      end={end}
    />
  )
}

function Steps({ label, draft: { steps }, change, error }: Props) {
  const words = useWords(settingWords)
  return (
    <fieldset className="settings-steps" aria-describedby={error && 'setting-steps-error'}>
      <legend className="vh">{label}</legend>
      {steps.map((step, at) => (
        <Step
          // oxlint-disable-next-line react/no-array-index-key -- a step has nothing else of its own
          key={at}
          at={at}
          step={step}
          onChange={(part) => change({ steps: steps.with(at, { ...step, ...part }) })}
          onRemove={() => change({ steps: steps.toSpliced(at, 1) })}
        />
      ))}
      <Button
        look="line"
        icon="plus"
        onClick={() => change({ steps: [...steps, { fromBottle: '', percentOff: '' }] })}
      >
        {words.addStep}
      </Button>
      <FieldError id="setting-steps" error={error} />
    </fieldset>
  )
}

type StepDraft = SettingDraft['steps'][number]
type StepProps = {
  at: number
  step: StepDraft
  onChange: (part: Partial<StepDraft>) => void
  onRemove: () => void
}

function Step({ at, step, onChange, onRemove }: StepProps) {
  const words = useWords(settingWords)
  return (
    <div className="settings-steps__step">
      <TextInput
        id={`setting-fromBottle-${at}`}
        label={words.fromBottle}
        inputMode="numeric"
        value={step.fromBottle}
        onChange={({ target }) => onChange({ fromBottle: target.value })}
      />
      <TextInput
        id={`setting-percentOff-${at}`}
        label={words.percentOff}
        inputMode="numeric"
        end="%"
        value={step.percentOff}
        onChange={({ target }) => onChange({ percentOff: target.value })}
      />
      <Button look="text" icon="trash" aria-label={words.removeStep(at + 1)} onClick={onRemove} />
    </div>
  )
}

function Seller({ label, draft: { seller }, change, error }: Props) {
  const words = useWords(settingWords)
  return (
    <fieldset className="settings-steps" aria-describedby={error && 'setting-seller-error'}>
      <legend className="vh">{label}</legend>
      {(Object.keys(words.seller) as (keyof typeof words.seller)[]).map((name) => (
        <TextInput
          key={name}
          id={`setting-${name}`}
          label={words.seller[name]}
          value={seller[name]}
          onChange={({ target }) => change({ seller: { ...seller, [name]: target.value } })}
        />
      ))}
      <FieldError id="setting-seller" error={error} />
    </fieldset>
  )
}
