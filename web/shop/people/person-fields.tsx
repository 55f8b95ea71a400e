import { parsePersonCode } from '../../../domain/customers/person-code.ts'
import { Note } from '../../ui/note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { registrationWords } from '../../words/shop/registration.ts'
import { useWords } from '../../words/use-words.ts'
import type { RegistrationDraft } from './registration-draft.ts'

type Props = {
  draft: RegistrationDraft
  onChange: (change: Partial<RegistrationDraft>) => void
  errors: Record<string, string>
}

/** A person by first name and surname, or a company by its number. */
export function PersonFields(props: Props) {
  const words = useWords(registrationWords)
  const { draft, onChange, errors } = props
  const field = draftField(props)
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
      {draft.personType === 1 ? <PrivatePersonFields {...props} /> : <CompanyFields {...props} />}
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

type FieldName = 'firstName' | 'surname' | 'company' | 'legalid' | 'vatNumber' | 'email' | 'phone'

const draftField =
  ({ draft, onChange }: Props) =>
  (name: FieldName) => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })

function PrivatePersonFields(props: Props) {
  const words = useWords(registrationWords)
  const { draft, errors } = props
  const field = draftField(props)
  const code = draft.legalid.length >= 11 ? parsePersonCode(draft.legalid) : undefined
  const isDoubtful = code?.ok === true && !code.value.checksumHolds
  return (
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
  )
}

function CompanyFields(props: Props) {
  const words = useWords(registrationWords)
  const { errors } = props
  const field = draftField(props)
  return (
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
  )
}
