import { pauseLimits } from '../../../domain/autoship/pause.ts'
import type { FieldMessages } from '../../client/refusals.ts'
import { useToday } from '../session/use-today.ts'
import { classNames } from '../../ui/class-names.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import { changeFields, type OpenAutoship, editedFields } from './open-autoship.ts'

type Props = { opened: OpenAutoship; errors: FieldMessages }

/** The pause, and the first and last day of the series. */
export function EditPause({ opened, errors }: Props) {
  const words = useWords(autoshipWords)
  const today = useToday()
  const { earliestStart, latestStart, latestEnd } = pauseLimits(today)
  const fields = editedFields(opened)
  const dayField = (name: 'pause_from' | 'pause_to' | 'valid_from' | 'valid_to') => ({
    id: name,
    type: 'date',
    className: 'num',
    value: fields[name] ?? '',
    error: errors[name],
    onChange: (event: { target: { value: string } }) =>
      changeFields({ [name]: event.target.value || null }),
  })
  const toggle = (isOn: boolean) =>
    changeFields(
      isOn
        ? { pause: 1, pause_from: fields.pause_from ?? earliestStart }
        : { pause: 0, pause_from: null, pause_to: null },
    )
  return (
    <>
      <section className={classNames('cart__sec', fields.pause === 0 && 'no-print')} id="pauze">
        <h2>{words.pause}</h2>
        <p className="quiet">{words.pauseText}</p>
        <Switch
          label={words.pause}
          spread
          checked={fields.pause === 1}
          onChange={(event) => toggle(event.target.checked)}
        />
        {fields.pause === 1 && (
          <div className="formgrid">
            <TextInput
              {...dayField('pause_from')}
              label={words.from}
              min={earliestStart}
              max={latestStart}
            />
            <TextInput
              {...dayField('pause_to')}
              label={words.until}
              hint={words.pauseOpen}
              min={fields.pause_from ?? earliestStart}
              max={latestEnd}
            />
          </div>
        )}
      </section>
      <section
        className={classNames('cart__sec', !fields.valid_from && !fields.valid_to && 'no-print')}
      >
        <h2>{words.validity}</h2>
        <p className="quiet">{words.validityText}</p>
        <div className="formgrid">
          <TextInput {...dayField('valid_from')} label={words.validFrom} />
          <TextInput {...dayField('valid_to')} label={words.validTo} min={today} />
        </div>
      </section>
    </>
  )
}
