import { type SyntheticEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../client/api.ts'
import { type FieldMessages, refusedFields } from '../../client/refused-fields.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Select } from '../../ui/select.tsx'
import { registrationWords } from '../../words/registration.ts'
import { useWords } from '../../words/use-words.ts'
import { AddressList } from './address-list-fields.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { forgetDraft, keepDraft, readDraft, type RegistrationDraft, userFields } from './registration-draft.ts'
import { referenceStore } from './reference-store.ts'
import { userStore } from './user-store.ts'
import './person-form.css'

/** The guest's own row becomes a customer: cart and token go on. */
export function RegistrationForm({ onDone }: { onDone: () => void }) {
  const words = useWords(registrationWords)
  const [draft, setDraft] = useState<RegistrationDraft>(readDraft)
  const [passwords, setPasswords] = useState({ password: '', again: '' })
  const [errors, setErrors] = useState<FieldMessages>({})
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const references = useStore(referenceStore)
  useEffect(() => void referenceStore.load().catch(() => undefined), [])
  useEffect(() => keepDraft(draft), [draft])
  const change = (part: Partial<RegistrationDraft>) => setDraft((old) => ({ ...old, ...part }))

  function refuse(messages: FieldMessages) {
    setErrors(messages)
    setAttempt((count) => count + 1)
    window.scrollTo({ top: 0 })
  }

  async function register(event: SyntheticEvent) {
    event.preventDefault()
    const guest = userStore.read().value
    if (busy || !draft.agreed || guest === undefined) return
    if (passwords.password !== passwords.again) return refuse({ password2: words.passwordsDiffer })
    setBusy(true)
    try {
      const body = userFields(draft, passwords.password, passwords.again)
      const { user } = await api.saveUser({ params: { id: String(guest.id) }, body })
      forgetDraft()
      userStore.set(user)
      onDone()
    } catch (error) {
      refuse(refusedFields(error, words.failed))
    } finally {
      setBusy(false)
    }
  }
  const labels = labelsOf(words, draft.personType)
  const mistakes = Object.entries(errors).map(([field, message]) => {
    const label = labels[field.replace(/^address\.\d+\./, '')]
    return { fieldId: field, message: label === undefined ? message : `${label}: ${message}` }
  })
  return (
    <form className="person-form" noValidate onSubmit={(event) => void register(event)}>
      {mistakes.length > 0 && <ErrorSummary title={words.mistakes} mistakes={mistakes} attempt={attempt} />}
      <PersonFields draft={draft} onChange={change} errors={errors} />
      <NewPasswordFields values={passwords} onChange={setPasswords} errors={errors} />
      <AddressList draft={draft} onChange={change} errors={errors} />
      <div className="person-form__part">
        <Select
          id="reference"
          label={words.reference}
          mark={words.optional}
          value={draft.reference}
          onChange={(event) => change({ reference: event.target.value })}
          error={errors.reference}
        >
          <option value="">{words.choose}</option>
          {references.value?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        <Checkbox
          label={words.newsletter}
          checked={draft.newsletter}
          onChange={(event) => change({ newsletter: event.target.checked })}
        />
        <Checkbox
          id="confirmed_agreement"
          label={words.agreement}
          hint={
            <Link to="/noteikumi" target="_blank">
              {words.readAgreement}
            </Link>
          }
          checked={draft.agreed}
          onChange={(event) => change({ agreed: event.target.checked })}
          error={errors.confirmed_agreement}
        />
      </div>
      <Button type="submit" wide busy={busy} whyNot={draft.agreed ? undefined : words.agreeFirst}>
        {words.submit}
      </Button>
    </form>
  )
}

type Words = (typeof registrationWords)['lv']

/** What each field of a refusal is called on the form. */
const labelsOf = (words: Words, personType: 1 | 2): Record<string, string> => ({
  name_surname: personType === 1 ? words.firstName : words.companyName,
  legalid: personType === 1 ? words.personCode : words.companyNumber,
  vat_number: words.vatNumber,
  email: words.email,
  phone: words.phone,
  password: words.password,
  password2: words.passwordAgain,
  city: words.city,
  region: words.region,
  street: words.street,
  house_no: words.house,
  postcode: words.postcode,
  confirmed_agreement: words.agreement,
})
