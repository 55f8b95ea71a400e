import { useState } from 'react'
import { Button } from '../button.tsx'
import { ErrorSummary } from '../error-summary.tsx'
import { Select } from '../select.tsx'
import { SuggestInput } from '../suggest-input.tsx'
import { TextArea } from '../text-area.tsx'
import { TextInput } from '../text-input.tsx'
import { KitSection } from './kit-section.tsx'

const phoneMistake = 'Ierakstiet tālruņa numuru ar 8 cipariem, piemēram, 26 001 234.'
const cityMistake = 'Izvēlieties pilsētu.'

const mistakes = [
  { fieldId: 'kit-phone', message: phoneMistake },
  { fieldId: 'kit-city', message: cityMistake },
]

export function FieldsSection() {
  const [attempt, setAttempt] = useState(0)
  return (
    <KitSection title="Lauki un kļūdas">
      <div className="kit__grid">
        <form
          className="kit__stack"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            setAttempt(attempt + 1)
          }}
        >
          {attempt > 0 && (
            <ErrorSummary
              titleMark="Kļūda: "
              title="Lūdzu, izlabojiet 2 laukus"
              {...{ attempt, mistakes }}
            />
          )}
          <CheckedFields />
          <div>
            <Button type="submit">Saglabāt</Button>
          </div>
        </form>
        <OtherFields />
      </div>
    </KitSection>
  )
}

const CheckedFields = () => (
  <>
    <TextInput
      label="E-pasts"
      hint="Uz šo adresi sūtīsim rēķinus."
      type="email"
      autoComplete="email"
      defaultValue="anna.berzina@pasts.example"
    />
    <TextInput
      id="kit-phone"
      label="Tālrunis"
      hint="Kurjers piezvanīs pusstundu pirms piegādes."
      error={phoneMistake}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      defaultValue="2600 12"
    />
    <Select id="kit-city" label="Pilsēta" error={cityMistake} defaultValue="">
      <option value="">Izvēlieties</option>
      <option>Rīga</option>
      <option>Ādaži</option>
    </Select>
    <StreetField />
  </>
)

const OtherFields = () => (
  <div className="kit__stack">
    <Select label="Pilsēta">
      <option>Rīga</option>
      <option>Ādaži</option>
    </Select>
    <TextArea
      label="Piezīme kurjeram"
      mark="(nav obligāti)"
      placeholder="Piemēram, ārdurvju kods"
    />
    <TextInput
      label="Promo kods"
      autoComplete="off"
      autoCapitalize="characters"
      end={<Button look="line">Lietot</Button>}
    />
    <TextInput label="Klienta numurs" readOnly value="10507" hint="To piešķiram mēs." />
  </div>
)

const streets = ['Skanstes iela', 'Skolas iela', 'Stabu iela'].map((name) => ({
  id: name,
  label: name,
}))

function StreetField() {
  const [street, setStreet] = useState('')
  const begins = (name: string) => name.toLowerCase().startsWith(street.toLowerCase())
  return (
    <SuggestInput
      label="Iela"
      value={street}
      onChange={(event) => setStreet(event.target.value)}
      suggestions={streets.filter(({ label }) => begins(label))}
      onPick={({ label }) => setStreet(label)}
      words={{ suggestions: 'Ielu ieteikumi', suggested: (count) => `Ieteikumi: ${count}` }}
    />
  )
}
