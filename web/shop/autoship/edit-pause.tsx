import { pauseLimits } from '../../../domain/autoship/pause.ts'
import type { FieldMessages } from '../../client/refusals.ts'
import { useToday } from '../session/use-today.ts'
import { classNames } from '../../ui/class-names.ts'
import { Switch } from '../../ui/switch.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { useWords } from '../../words/use-words.ts'
import type { Fields } from './draft.ts'
import { changeFields, type OpenAutoship, editedFields } from './open-autoship.ts'

type Props = { opened: OpenAutoship; errors: FieldMessages }

/** The pause, and the first and last day of the series. */
export const EditPause = (props: Props) => (
  <>
    <PauseFields {...props} />
    <ValidityFields {...props} />
  </>
)

function PauseFields({ opened, errors }: Props) {
  const words = useWords(autoshipWords)
  const { earliestStart, latestStart, latestEnd } = pauseLimits(useToday())
  const fields = editedFields(opened)
  const isPaused = fields.pause === 1
  const pause = () => changeFields({ pause: 1, pause_from: fields.pause_from ?? earliestStart })
  const resume = () => changeFields({ pause: 0, pause_from: null, pause_to: null })
  return (
    <section className={classNames('slip-page__part', !isPaused && 'no-print')} id="pauze">
      <h2>{words.pause}</h2>
      <p className="quiet">{words.pauseText}</p>
      <Switch
        className="autoship-edit__switch"
        label={words.pause}
        spread
        checked={isPaused}
        onChange={(event) => (event.target.checked ? pause() : resume())}
      />
      {isPaused && (
        <div className="formgrid">
          <TextInput
            {...dayField('pause_from', fields, errors)}
            label={words.from}
            min={earliestStart}
            max={latestStart}
          />
          <TextInput
            {...dayField('pause_to', fields, errors)}
            label={words.until}
            hint={words.pauseOpen}
            min={fields.pause_from ?? earliestStart}
            max={latestEnd}
          />
        </div>
      )}
    </section>
  )
}

function ValidityFields({ opened, errors }: Props) {
  const words = useWords(autoshipWords)
  const today = useToday()
  const fields = editedFields(opened)
  const isEndless = !fields.valid_from && !fields.valid_to
  return (
    <section className={classNames('slip-page__part', isEndless && 'no-print')}>
      <h2>{words.validity}</h2>
      <p className="quiet">{words.validityText}</p>
      <div className="formgrid">
        <TextInput {...dayField('valid_from', fields, errors)} label={words.validFrom} />
        <TextInput {...dayField('valid_to', fields, errors)} label={words.validTo} min={today} />
      </div>
    </section>
  )
}

const dayField = (
  name: 'pause_from' | 'pause_to' | 'valid_from' | 'valid_to',
  fields: Fields,
  errors: FieldMessages,
) => ({
  id: name,
  type: 'date',
  className: 'num',
  value: fields[name] ?? '',
  error: errors[name],
  onChange: (event: { target: { value: string } }) =>
    changeFields({ [name]: event.target.value || null }),
})
