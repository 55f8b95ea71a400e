import { useState } from 'react'
import { foldDiacritics } from '../../../domain/words/fold.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { daysWords } from '../../words/office/days.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { api } from '../session/api.ts'
import type { ChangeDraft } from './change-draft.ts'
import { namedPlace, type StreetRow, type Zone, wholesOf } from './days.ts'

type Props = {
  draft: ChangeDraft
  zones: readonly Zone[]
  change: (part: Partial<ChangeDraft>) => void
}

/** A town or neighbourhood, and which of its streets go to the chosen zone. */
export function StreetFields({ draft, zones, change }: Props) {
  const words = useWords(daysWords)
  const { regionId, code } = draft
  const places = zones.flatMap((zone) =>
    wholesOf(zone.places).map((place) => ({ ...place, zone: zone.code })),
  )
  const whole = places.find((place) => place.regionId === regionId)
  const streets = useLoaded(regionId === 0 ? undefined : String(regionId), () =>
    api.listStreets({ query: { region: String(regionId) } }),
  )
  return (
    <>
      <Select
        label={words.ofPlace}
        value={String(regionId)}
        onChange={({ target }) => change({ regionId: Number(target.value), streets: [] })}
      >
        <option value="0">{words.choose}</option>
        {places.map((place) => (
          <option key={place.regionId} value={place.regionId}>
            {`${namedPlace(place)} (${place.zone})`}
          </option>
        ))}
      </Select>
      {whole && (
        <Loading from={streets}>
          {({ rows }) => (
            <StreetList
              rows={rows.filter(({ zone }) => zone !== code)}
              hint={whole.zone === code ? words.streetsBackHint : words.streetsHint}
              chosen={draft.streets}
              onChange={(chosen) => change({ streets: chosen })}
            />
          )}
        </Loading>
      )}
    </>
  )
}

type ListProps = {
  rows: readonly StreetRow[]
  hint: string
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** A street without an address can be added by its name. */
function StreetList({ rows, hint, chosen, onChange }: ListProps) {
  const words = useWords(daysWords)
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const known = [...chosen, ...rows.map(({ street }) => street)]
  const isNew = name !== '' && known.every((street) => !isLike(street, name))
  return (
    <>
      <TextInput
        label={words.findStreet}
        hint={hint}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {isNew && (
        <p>
          <Button
            look="line"
            onClick={() => {
              onChange([...chosen, name])
              setTyped('')
            }}
          >
            {words.addStreet(name)}
          </Button>
        </p>
      )}
      {known.length === 0 && <p className="quiet">{words.noStreets}</p>}
      <StreetChoice {...{ rows, typed, chosen, onChange }} />
    </>
  )
}

type ChoiceProps = Omit<ListProps, 'hint'> & { typed: string }

/** The added streets, the chosen ones, and those that are like what is typed. */
function StreetChoice({ rows, typed, chosen, onChange }: ChoiceProps) {
  const words = useWords(daysWords)
  const added = chosen.filter((street) => rows.every((row) => row.street !== street))
  const isChosen = (street: string) => chosen.includes(street)
  const displayed = rows.filter(({ street }) => isChosen(street) || isLike(street, typed))
  const toggle = (street: string, isOn: boolean) => {
    const others = chosen.filter((other) => other !== street)
    onChange(isOn ? [...others, street] : others)
  }
  return (
    <fieldset className="days-fields__set days-fields__set--long">
      <legend className="label">{words.streets}</legend>
      {added.map((street) => (
        <Checkbox
          key={street}
          label={street}
          checked
          onChange={({ target }) => toggle(street, target.checked)}
        />
      ))}
      {displayed.map(({ street, zone, addresses }) => (
        <Checkbox
          key={street}
          label={street}
          mark={`${zone} · ${words.addresses(addresses)}`}
          checked={isChosen(street)}
          onChange={({ target }) => toggle(street, target.checked)}
        />
      ))}
    </fieldset>
  )
}

const isLike = (street: string, typed: string) =>
  foldDiacritics(street).includes(foldDiacritics(typed.trim()))
