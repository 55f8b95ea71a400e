import { type SyntheticEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../session/api.ts'
import { refusedFieldMessages } from '../../client/refusals.ts'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Note } from '../../ui/note.tsx'
import { Select } from '../../ui/select.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { registrationWords } from '../../words/shop/registration.ts'
import { useWords } from '../../words/use-words.ts'
import { track } from '../tracking/track.ts'
import { AddressListFields } from './address-list-fields.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import {
  clearDraft,
  saveDraft,
  readDraft,
  type RegistrationDraft,
  userFields,
} from './registration-draft.ts'
import { referenceStore } from './reference-store.ts'
import { fieldLabel } from './registration-labels.ts'
import { registrationProblems } from './registration-problems.ts'
import { useFieldChecks } from './use-field-checks.ts'
import { userStore } from '../session/user-store.ts'
import '../page/person-form.css'

/** The guest's record becomes the customer's, so cart and token stay. */
export function RegistrationForm({ onDone }: { onDone: () => void }) {
  const words = useWords(registrationWords)
  const [draft, setDraft] = useState<RegistrationDraft>(readDraft)
  const [passwords, setPasswords] = useState({ password: '', again: '' })
  const [busy, setBusy] = useState(false)
  const references = useStore(referenceStore)
  useEffect(() => void referenceStore.load().catch(() => undefined), [])
  useEffect(() => saveDraft(draft), [draft])
  const change = (part: Partial<RegistrationDraft>) =>
    setDraft((current) => ({ ...current, ...part }))

  const { errors, summary, failure, showRefusal, validate, formHandlers } = useFieldChecks(
    registrationProblems(draft, passwords),
  )

  async function register(event: SyntheticEvent) {
    event.preventDefault()
    const guest = userStore.read().value
    if (busy || !draft.agreed || !validate()) return
    if (guest === undefined) return showRefusal({ '': words.failed })
    setBusy(true)
    try {
      const body = userFields(draft, passwords.password, passwords.again)
      const { user } = await api.saveUser({ params: { id: String(guest.id) }, body })
      clearDraft()
      track({ name: 'CompleteRegistration' })
      userStore.set(user)
      onDone()
    } catch (error) {
      showRefusal(refusedFieldMessages(error, words.failed))
    } finally {
      setBusy(false)
    }
  }
  const mistakes = Object.entries(summary.messages).map(([fieldId, message]) => ({
    fieldId,
    message: [fieldLabel(fieldId, draft, words), message].filter(Boolean).join(': '),
  }))
  return (
    <form
      className="person-form"
      method="post"
      noValidate
      onSubmit={(event) => void register(event)}
      {...formHandlers}
    >
      {failure !== undefined && (
        <Note look="clay" role="alert">
          <p>{failure}</p>
        </Note>
      )}
      {mistakes.length > 0 && (
        <ErrorSummary title={words.mistakes} mistakes={mistakes} attempt={summary.attempt} />
      )}
      <PersonFields draft={draft} onChange={change} errors={errors} />
      <NewPasswordFields values={passwords} onChange={setPasswords} errors={errors} />
      <AddressListFields draft={draft} onChange={change} errors={errors} />
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
          label={<NoBreak>{words.newsletter}</NoBreak>}
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
      <Button
        type="submit"
        wide
        busy={busy}
        disabledReason={draft.agreed ? undefined : words.agreeFirst}
      >
        {words.submit}
      </Button>
    </form>
  )
}
