import { parsePersonCode } from '../../../domain/customers/person-code.ts'
import { Note } from '../../ui/note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { registrationWords } from '../../words/registration.ts'
import { useWords } from '../../words/use-words.ts'
import type { RegistrationDraft } from './registration-draft.ts'

type Props = {
  draft: RegistrationDraft
  onChange: (change: Partial<RegistrationDraft>) => void
  errors: Record<string, string>
}

/** A person by first name and surname, or a company by its number. */
export function PersonFields({ draft, onChange, errors }: Props) {
  const words = useWords(registrationWords)
  const field = (
    name: 'firstName' | 'surname' | 'company' | 'legalid' | 'vatNumber' | 'email' | 'phone',
  ) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  const isPerson = draft.personType === 1
  const code = isPerson && draft.legalid.length >= 11 ? parsePersonCode(draft.legalid) : undefined
  const isDoubtful = code?.ok === true && !code.value.checksumHolds
  return (
    <>
      <RadioList
        name="person_type"
        label={words.kind}
        value={draft.personType}
        onChange={(personType) => onChange({ personType })}
        options={[
          { value: 1, title: words.person },
          { value: 2, title: words.company },
        ]}
      />
      {isPerson ? (
        <>
          <div className="person-form__pair">
            <TextInput
              {...field('firstName')}
              id="name_surname"
              label={words.firstName}
              autoComplete="given-name"
              error={errors.name_surname}
            />
            <TextInput
              {...field('surname')}
              id="surname"
              label={words.surname}
              autoComplete="family-name"
              error={errors.surname}
            />
          </div>
          <TextInput
            {...field('legalid')}
            id="legalid"
            label={words.personCode}
            mark={words.optional}
            hint={words.personCodeHint}
            maxLength={12}
            inputMode="numeric"
            error={errors.legalid}
          />
          {isDoubtful && (
            <Note look="sun" role="alert">
              <p>{words.personCodeWarning}</p>
            </Note>
          )}
        </>
      ) : (
        <>
          <TextInput
            {...field('company')}
            id="name_surname"
            label={words.companyName}
            autoComplete="organization"
            error={errors.name_surname}
          />
          <div className="person-form__pair">
            <TextInput
              {...field('legalid')}
              id="legalid"
              label={words.companyNumber}
              maxLength={11}
              inputMode="numeric"
              error={errors.legalid}
            />
            <TextInput
              {...field('vatNumber')}
              id="vat_number"
              label={words.vatNumber}
              mark={words.optional}
              error={errors.vat_number}
            />
          </div>
        </>
      )}
      <div className="person-form__pair">
        <TextInput
          {...field('email')}
          id="email"
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
          error={errors.email}
        />
        <TextInput
          {...field('phone')}
          id="phone"
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          autoComplete="tel"
          error={errors.phone}
        />
      </div>
    </>
  )
}
