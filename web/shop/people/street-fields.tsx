import { useState } from 'react'
import type { AddressSuggestion } from '../../../contract/shop/added/address-completion.ts'
import { fieldsOf } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { SuggestInput } from '../../ui/suggest-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { registrationWords } from '../../words/shop/registration.ts'
import { useWords } from '../../words/use-words.ts'
import type { AddressDraft } from './registration-draft.ts'
import type { Territory } from './territory.ts'
import {
  type SuggestedAddress,
  useAddressSuggestions,
} from '../delivery/use-address-suggestions.ts'
import './person.css'

type Props = {
  path?: string
  territory: Territory | undefined
  draft: AddressDraft
  change: (part: Partial<AddressDraft>) => void
  errors: Record<string, string>
}

/** Street, house and flat; the register completes them and finds the place. */
export function StreetFields(props: Props) {
  const words = useWords(registrationWords)
  const field = fieldsOf(props)
  const [street, house] = [field('street'), field('house_no')]
  const { ofStreet, ofHouse, searchStreet, searchHouse, pick, placeFound } = useCompletion(props)
  return (
    <div className="form__third">
      <SuggestInput
        {...street}
        onChange={(event) => {
          street.onChange(event)
          searchStreet(event.target.value)
        }}
        suggestions={ofStreet}
        onPick={pick}
        words={words}
        label={words.street}
        hint={words.streetHint}
        autoComplete="address-line1"
        maxLength={120}
      />
      <SuggestInput
        {...house}
        onChange={(event) => {
          house.onChange(event)
          searchHouse(event.target.value)
        }}
        suggestions={ofHouse}
        onPick={pick}
        words={words}
        label={words.house}
        mark={words.ifAny}
        maxLength={20}
      />
      <TextInput {...field('flat_no')} label={words.flat} mark={words.ifAny} maxLength={20} />
      <output className="vh">{placeFound}</output>
      <OtherRegion {...props} found={ofHouse} onPick={pick} />
    </div>
  )
}

/** What the register knows of the street and the house, and the place of the one picked. */
function useCompletion({ territory, draft, change }: Props) {
  const words = useWords(registrationWords)
  // What was typed since the last pick: a form that is opened again asks for nothing.
  const [typed, setTyped] = useState({ street: '', house: '' })
  const [placeFound, setPlaceFound] = useState('')
  const ofStreet = useAddressSuggestions(typed.street, draft.city)
  const ofHouse = useAddressSuggestions(typed.house, draft.city)

  function pick({ address }: SuggestedAddress) {
    setTyped({ street: '', house: '' })
    change(filledBy(address, draft))
    const region = territory?.regions.find(({ id }) => id === address.region)
    const city = territory?.cities.find(({ id }) => id === address.city)
    setPlaceFound(city && region ? words.placeFound(city.name, region.name) : '')
  }
  const searchStreet = (street: string) => setTyped({ street, house: '' })
  const searchHouse = (house: string) =>
    setTyped({ street: '', house: houseTyped(draft.street, house) })
  return { ofStreet, ofHouse, searchStreet, searchHouse, pick, placeFound }
}

type OtherRegionProps = Props & {
  found: readonly SuggestedAddress[]
  onPick: (found: SuggestedAddress) => void
}

/** The part of the town decides the route: what the register knows of this house is offered. */
function OtherRegion({ territory, draft, found, onPick }: OtherRegionProps) {
  const words = useWords(registrationWords)
  const known = found.find(({ address }) => isTyped(address, draft))
  const region = territory?.regions.find(({ id }) => id === known?.address.region)
  const isOther = draft.region !== '' && region !== undefined && String(region.id) !== draft.region
  return (
    <output className="people-region">
      {isOther && (
        <Note look="sun">
          <p>{words.otherRegion(region.name)}</p>
          <Button look="text" onClick={() => onPick(known!)}>
            {words.chooseRegion(region.name)}
          </Button>
        </Note>
      )}
    </output>
  )
}

const plain = (text: string) => text.trim().toLowerCase()

const isTyped = ({ street, house_no }: AddressSuggestion, draft: AddressDraft) =>
  plain(street) === plain(draft.street) && plain(house_no) === plain(draft.house_no)

const houseTyped = (street: string, house: string) =>
  street.trim() === '' || house.trim() === '' ? '' : `${street} ${house}`

/** Fills what the register knows; a place that it leaves open stays as the customer chose it. */
function filledBy(address: AddressSuggestion, draft: AddressDraft): Partial<AddressDraft> {
  const { street, house_no, flat_no, postcode, city, region } = address
  const isSameCity = city !== null && String(city) === draft.city
  return {
    street,
    house_no,
    ...(flat_no !== '' && { flat_no }),
    ...(postcode !== '' && { postcode }),
    ...(city !== null && {
      city: String(city),
      region: region === null ? (isSameCity ? draft.region : '') : String(region),
    }),
  }
}
