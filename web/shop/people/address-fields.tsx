import { useRevalidator } from 'react-router'
import { fieldsOf } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { registrationWords } from '../../words/shop/registration.ts'
import { useWords } from '../../words/use-words.ts'
import type { AddressDraft } from './registration-draft.ts'
import { StreetFields } from './street-fields.tsx'
import type { Territory } from './territory.ts'

type Props = {
  /** Prefix of the field ids, as in the server's refusals: `address.0.`. */
  path?: string
  territory: Territory | undefined
  draft: AddressDraft
  change: (part: Partial<AddressDraft>) => void
  errors: Record<string, string>
}

export function AddressFields(props: Props) {
  return (
    <>
      <PlaceFields {...props} />
      <StreetFields {...props} />
      <AddressExtras {...props} />
    </>
  )
}

/** What an address can do without. */
export function AddressExtras(props: Props) {
  const words = useWords(registrationWords)
  const field = fieldsOf(props)
  return (
    <div className="form__pair">
      <TextInput
        {...field('postcode')}
        label={words.postcode}
        mark={words.optional}
        autoComplete="postal-code"
      />
      <TextInput
        {...field('notes')}
        label={words.notes}
        mark={words.optional}
        hint={words.notesHint}
      />
    </div>
  )
}

/** The city and its region; another courier serves some of them. */
export function PlaceFields(props: Props) {
  const words = useWords(registrationWords)
  const { territory, draft, change } = props
  const field = fieldsOf(props)
  const regions = (territory?.regions ?? []).filter(({ city_id }) => String(city_id) === draft.city)
  const isOutside = regions.find(({ id }) => String(id) === draft.region)?.is_ours === 0
  return (
    <>
      {territory === undefined && <PlacesFailed />}
      <div className="form__pair">
        <Select
          {...field('city')}
          label={words.city}
          autoComplete="address-level2"
          onChange={(event) => change({ city: event.target.value, region: '' })}
        >
          <option value="">{words.choose}</option>
          <PlaceOptions places={territory?.cities} />
        </Select>
        <Select {...field('region')} label={words.region} disabled={draft.city === ''}>
          <option value="">{draft.city === '' ? words.cityFirst : words.choose}</option>
          <PlaceOptions places={regions} />
        </Select>
      </div>
      {isOutside && (
        <Note look="sun">
          <p>{words.outside}</p>
        </Note>
      )}
    </>
  )
}

const PlaceOptions = ({ places }: { places: { id: number; name: string }[] | undefined }) =>
  places?.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))

function PlacesFailed() {
  const words = useWords(registrationWords)
  const { revalidate, state } = useRevalidator()
  return (
    <Note look="clay" role="alert">
      <p>{words.placesFailed}</p>
      <Button look="text" busy={state === 'loading'} onClick={() => void revalidate()}>
        {words.tryAgain}
      </Button>
    </Note>
  )
}
