import { emailHint } from '../../../domain/customers/email-hint.ts'
import { parsePersonCode } from '../../../domain/customers/person-code.ts'
import type { Form } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { registrationWords } from '../../words/shop/registration.ts'
import { useWords } from '../../words/use-words.ts'
import type { RegistrationDraft } from './registration-draft.ts'

type Props = { form: Form<RegistrationDraft> }

/** A person by name, or a company by its number; how to reach either. */
export function PersonFields({ form }: Props) {
  const words = useWords(registrationWords)
  const { draft, change, field } = form
  const isPerson = draft.personType === 'person'
  return (
    <>
      {isPerson ? (
        <TextInput
          {...field('name', 'name_surname')}
          label={words.personName}
          autoComplete="name"
        />
      ) : (
        <CompanyFields form={form} />
      )}
      <EmailField form={form} />
      <TextInput
        {...field('phone')}
        label={words.phone}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
      />
      <p>
        <Button
          look="text"
          flush
          onClick={() => change({ personType: isPerson ? 'company' : 'person' })}
        >
          {isPerson ? words.asCompany : words.asPerson}
        </Button>
      </p>
    </>
  )
}

/** Typed before this page, the e-mail is only shown here. */
function EmailField({ form: { draft, change, field, errors } }: Props) {
  const words = useWords(registrationWords)
  const meant = emailHint(draft.email)
  const isAsked = draft.newEmail !== '' && draft.newEmail === draft.email
  return (
    <>
      {isAsked && errors.email === undefined ? (
        <p>
          {words.email}: <b>{draft.email}</b>{' '}
          <Button look="text" flush onClick={() => change({ newEmail: '' })}>
            {words.changeEmail}
          </Button>
        </p>
      ) : (
        <TextInput
          {...field('email')}
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
        />
      )}
      {meant !== undefined && (
        <p aria-live="polite">
          <Button look="text" flush onClick={() => change({ email: meant, newEmail: '' })}>
            {words.emailMeant(meant)}
          </Button>
        </p>
      )}
    </>
  )
}

/** A person's code is asked for nothing but an invoice. */
export function PersonCodeField({ form: { draft, field } }: Props) {
  const words = useWords(registrationWords)
  const code = draft.legalid.length >= 11 ? parsePersonCode(draft.legalid) : undefined
  const isDoubtful = code?.ok === true && !code.value.checksumHolds
  return (
    <>
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
