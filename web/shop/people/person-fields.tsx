import { emailHint } from '../../../domain/customers/email-hint.ts'
import { parsePersonCode } from '../../../domain/customers/person-code.ts'
import type { Form } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { registrationWords } from '../../words/shop/registration.ts'
import { useWords } from '../../words/use-words.ts'
import type { RegistrationDraft } from './registration-draft.ts'

type Props = { form: Form<RegistrationDraft> }

/** A person by first name and surname, or a company by its number. */
export function PersonFields({ form }: Props) {
  const words = useWords(registrationWords)
  const { draft, change, field } = form
  const meant = emailHint(draft.email)
  return (
    <>
      <RadioList
        name="person_type"
        label={words.kind}
        value={draft.personType}
        onChange={(personType) => change({ personType })}
        options={[
          { value: 'person', title: words.person },
          { value: 'company', title: words.company },
        ]}
      />
      {draft.personType === 'person' ? (
        <PrivatePersonFields form={form} />
      ) : (
        <CompanyFields form={form} />
      )}
      <div className="form__pair">
        <TextInput
          {...field('email')}
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
        />
        <TextInput
          {...field('phone')}
          label={words.phone}
          hint={words.phoneHint}
          type="tel"
          autoComplete="tel"
        />
      </div>
      {meant !== undefined && (
        <p aria-live="polite">
          <Button look="text" onClick={() => change({ email: meant })}>
            {words.emailMeant(meant)}
          </Button>
        </p>
      )}
    </>
  )
}

function PrivatePersonFields({ form: { draft, field } }: Props) {
  const words = useWords(registrationWords)
  const code = draft.legalid.length >= 11 ? parsePersonCode(draft.legalid) : undefined
  const isDoubtful = code?.ok === true && !code.value.checksumHolds
  return (
    <>
      <div className="form__pair">
        <TextInput
          {...field('firstName', 'name_surname')}
          label={words.firstName}
          autoComplete="given-name"
        />
        <TextInput {...field('surname')} label={words.surname} autoComplete="family-name" />
      </div>
      <TextInput
        {...field('legalid')}
        label={words.personCode}
        mark={words.optional}
        hint={words.personCodeHint}
        maxLength={12}
        inputMode="numeric"
      />
      {isDoubtful && (
        <Note look="sun" role="alert">
          <p>{words.personCodeWarning}</p>
        </Note>
      )}
    </>
  )
}

function CompanyFields({ form: { field } }: Props) {
  const words = useWords(registrationWords)
  return (
    <>
      <TextInput
        {...field('company', 'name_surname')}
        label={words.companyName}
        autoComplete="organization"
      />
      <div className="form__pair">
        <TextInput
          {...field('legalid')}
          label={words.companyNumber}
          maxLength={11}
          inputMode="numeric"
        />
        <TextInput
          {...field('vatNumber', 'vat_number')}
          label={words.vatNumber}
          mark={words.optional}
        />
      </div>
    </>
  )
}
