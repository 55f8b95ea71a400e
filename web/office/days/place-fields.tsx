import { useState } from 'react'
import { foldDiacritics } from '../../../domain/words/fold.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { daysWords } from '../../words/office/days.ts'
import { useWords } from '../../words/use-words.ts'
import type { ChangeDraft } from './change-draft.ts'
import { namedPlace, type Zone, wholesOf } from './days.ts'

type Props = {
  draft: ChangeDraft
  zones: readonly Zone[]
  change: (part: Partial<ChangeDraft>) => void
}

/** Towns and neighbourhoods of other zones, by name. */
export function PlaceFields({ draft, zones, change }: Props) {
  const words = useWords(daysWords)
  const [typed, setTyped] = useState('')
  const places = zones
    .filter(({ code }) => code !== draft.code)
    .flatMap(({ code, places: own }) => wholesOf(own).map((place) => ({ ...place, zone: code })))
  const isChosen = (regionId: number) => draft.regionIds.includes(regionId)
  const shown = places.filter(
    ({ regionId, name, city }) =>
      isChosen(regionId) || foldDiacritics(`${name} ${city}`).includes(foldDiacritics(typed)),
  )
  const toggle = (regionId: number, isOn: boolean) => {
    const others = draft.regionIds.filter((id) => id !== regionId)
    change({ regionIds: isOn ? [...others, regionId] : others })
  }
  return (
    <>
      <TextInput
        label={words.findPlace}
        hint={words.placesHint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <fieldset className="days-fields__set days-fields__set--long">
        <legend className="label">{words.places}</legend>
        {shown.map(({ regionId, name, city, zone }) => (
          <Checkbox
            key={regionId}
            label={namedPlace({ name, city })}
            mark={zone}
            checked={isChosen(regionId)}
            onChange={({ target }) => toggle(regionId, target.checked)}
          />
        ))}
      </fieldset>
    </>
  )
}
