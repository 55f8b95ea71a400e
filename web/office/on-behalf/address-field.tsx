import { type KeyboardEvent, useState } from 'react'
import { parseAddress } from '../../../domain/addresses/address-parts.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { useAnswerOf } from '../../client/use-answer-of.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { RetryNote } from '../kit/retry-note.tsx'
import { api } from '../session/api.ts'

export type ChosenPlace = {
  regionId: number
  street: string
  houseNo: string
  flatNo: string
  postcode: string
}

type Found = Awaited<ReturnType<typeof api.completeAddressFor>>['rows'][number]
type Props = {
  /** What was chosen before the form was closed. */
  chosen: ChosenPlace | undefined
  error: string | undefined
  onChoose: (place: ChosenPlace | undefined) => void
}

const quietMs = 150

/** A house of the register, by Enter the first; where it has none, the town is chosen by hand. */
export function AddressField({ chosen, error, onChoose }: Props) {
  const words = useWords(behalfWords)
  const [text, setText] = useState(chosen ? textOf(chosen) : '')
  const [isChosen, setChosen] = useState(chosen !== undefined)
  const { sought, found, first, isUnknown, search } = useFound(text, isChosen)
  const change = (next: string) => {
    setText(next)
    setChosen(false)
    onChoose(undefined)
  }
  const choose = (place: Found) => {
    const { regionId, street, houseNo, flatNo, postcode } = place
    if (regionId === null || (houseNo === '' && place.text !== street)) return change(`${street} `)
    setText(place.text)
    setChosen(true)
    onChoose({ regionId, street, houseNo, flatNo, postcode })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isChosen) return
    event.preventDefault()
    if (first !== undefined) choose(first)
  }
  return (
    <>
      <TextInput
        label={words.newAddress}
        hint={words.newAddressHint}
        autoComplete="off"
        value={text}
        error={error}
        onKeyDown={onKeyDown}
        onChange={({ target }) => change(target.value)}
      />
      {!isChosen && <RetryNote from={search} />}
      <FoundList places={found} onChoose={choose} />
      {isUnknown && <ByHand text={sought} onChoose={onChoose} />}
    </>
  )
}

const textOf = ({ street, houseNo, flatNo }: ChosenPlace) =>
  [street, [houseNo, flatNo].filter(Boolean).join('-')].filter(Boolean).join(' ')

/**
 * What the register has of the text: `found` is shown while the next letter is looked for, `first`
 * is of this very text. A house that it does not have is unknown.
 */
function useFound(text: string, isChosen: boolean) {
  const sought = text.trim()
  const isSought = !isChosen && sought.length > 1
  const search = useAnswerOf(isSought ? sought : undefined, quietMs, (of) =>
    api.completeAddressFor({ query: { text: of } }),
  )
  const found = isSought ? (search.latest?.rows ?? []) : []
  const first = search.value?.rows[0]
  const isSure = search.value?.rows.some(({ regionId }) => regionId !== null)
  const isUnknown = isSure === false && !search.hasFailed && parseAddress(sought).house !== ''
  return { sought, found, first, isUnknown, search }
}

type FoundProps = { places: readonly Found[]; onChoose: (place: Found) => void }

const FoundList = ({ places, onChoose }: FoundProps) => (
  <div aria-live="polite">
    {places.map((place) => (
      <FoundLine key={place.text} place={place} onChoose={onChoose} />
    ))}
  </div>
)

function FoundLine({ place, onChoose }: { place: Found; onChoose: (place: Found) => void }) {
  const words = useWords(behalfWords)
  const language = useLanguage()
  const { text, zone, nextOn } = place
  const next = nextOn && words.comesOn(numericDate(dayOf(nextOn), language))
  return (
    <p>
      <Button look="text" onClick={() => onChoose(place)}>
        {text}
      </Button>{' '}
      <span className="quiet tiny">{[zone, next].filter(Boolean).join(', ')}</span>
    </p>
  )
}

type ByHandProps = { text: string; onChoose: Props['onChoose'] }

function ByHand({ text, onChoose }: ByHandProps) {
  const words = useWords(behalfWords)
  const regions = useLoaded('regions', () => api.listPlaceNames())
  const { street, house, flat, postcode } = parseAddress(text)
  const choose = (regionId: number) =>
    onChoose({
      regionId,
      street: street === '' ? house : street,
      houseNo: street === '' ? '' : house,
      flatNo: flat,
      postcode: postcode ?? '',
    })
  if (!regions.value) return <RetryNote from={regions} />
  return (
    <Select
      label={words.place}
      hint={words.placeHint}
      defaultValue=""
      onChange={({ target }) => choose(Number(target.value))}
    >
      <option value="" disabled>
        {words.choosePlace}
      </option>
      {regions.value.rows.map(({ id, name, zone }) => (
        <option key={id} value={id}>
          {[name, zone].filter(Boolean).join(' · ')}
        </option>
      ))}
    </Select>
  )
}
