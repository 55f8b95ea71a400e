import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { maxAddresses } from '../../../domain/customers/max-addresses.ts'
import { api } from '../session/api.ts'
import { useStore } from '../../client/store.ts'
import { logFailure } from '../session/log-failure.ts'
import { refusedFieldMessages } from '../../client/refusals.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { registrationWords } from '../../words/shop/registration.ts'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountFrame } from '../page/account-frame.tsx'
import { AddressFields } from './address-fields.tsx'
import { addressStore } from '../session/address-store.ts'
import { type AddressDraft, emptyAddress } from './registration-draft.ts'
import { fieldLabels } from './registration-labels.ts'
import { addressProblems } from './registration-problems.ts'
import { useFieldChecks } from './use-field-checks.ts'
import { userStore } from '../session/user-store.ts'
import '../page/person-form.css'

/** The phone is the customer's unless another is typed. */
export default function AddressAddPage() {
  const words = useWords(profileWords)
  const fields = useWords(registrationWords)
  const navigate = useNavigate()
  const [draft, setDraft] = useState<AddressDraft>(emptyAddress)
  const user = useStore(userStore).value
  const [typedPhone, setPhone] = useState<string>()
  const phone = typedPhone ?? user?.phone ?? ''
  const [isLegal, setIsLegal] = useState(false)
  const [busy, setBusy] = useState(false)
  const addresses = useStore(addressStore).value ?? []
  useEffect(() => void addressStore.load().catch(() => undefined), [])
  const { errors, summary, failure, showRefusal, validate, formHandlers } = useFieldChecks(
    addressProblems(draft, 'new'),
  )

  async function add() {
    if (busy || !validate()) return
    setBusy(true)
    try {
      const { city, region, ...rest } = draft
      const territory = { city: Number(city), region: Number(region) }
      await api
        .createAddress({
          body: { ...rest, ...territory, phone, is_legal_address: isLegal ? 1 : 0 },
        })
        .catch(logFailure('Address was not saved'))
      toasts.show({ text: words.saved, icon: 'check' })
      void navigate('/user/address')
    } catch (error) {
      const messages = Object.entries(refusedFieldMessages(error, words.failed))
      showRefusal(
        Object.fromEntries(
          messages.map(([field, message]) => [field === '' ? field : `new.${field}`, message]),
        ),
      )
    } finally {
      setBusy(false)
    }
  }
  const labels = fieldLabels(fields, 1)
  const mistakes = Object.entries(summary.messages).map(([fieldId, message]) => ({
    fieldId,
    message: [labels[fieldId.replace('new.', '')], message].filter(Boolean).join(': '),
  }))
  if (addresses.length >= maxAddresses)
    return (
      <AccountFrame title={words.addTitle}>
        <div className="person-form">
          <Note look="sun" role="alert">
            <p>{words.addressesFull(maxAddresses)}</p>
          </Note>
          <LinkButton look="line" to="/user/address">
            {words.addresses}
          </LinkButton>
        </div>
      </AccountFrame>
    )
  return (
    <AccountFrame title={words.addTitle}>
      <form
        className="person-form"
        noValidate
        {...formHandlers}
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        {failure !== undefined && (
          <Note look="clay" role="alert">
            <p>{failure}</p>
          </Note>
        )}
        {mistakes.length > 0 && (
          <ErrorSummary title={words.mistakes} mistakes={mistakes} attempt={summary.attempt} />
        )}
        <AddressFields
          path="new"
          draft={draft}
          onChange={(change) => setDraft((current) => ({ ...current, ...change }))}
          errors={errors}
        />
        <TextInput
          id="new.phone"
          label={words.phone}
          type="tel"
          autoComplete="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          error={errors['new.phone']}
        />
        <Checkbox
          label={words.legal}
          hint={words.legalMeans}
          checked={isLegal}
          onChange={(event) => setIsLegal(event.target.checked)}
        />
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      </form>
    </AccountFrame>
  )
}
