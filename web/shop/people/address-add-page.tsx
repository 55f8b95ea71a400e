import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../client/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { profileWords } from '../../words/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountFrame } from '../account/account-frame.tsx'
import { AddressFields } from './address-fields.tsx'
import { type AddressDraft, emptyAddress } from './registration-draft.ts'
import { userStore } from './user-store.ts'
import './person-form.css'

/** City first, then its parts; the phone is the customer's unless another is given. */
export default function AddressAddPage() {
  const words = useWords(profileWords)
  const navigate = useNavigate()
  const [draft, setDraft] = useState<AddressDraft>(emptyAddress)
  const [phone, setPhone] = useState(() => userStore.read().value?.phone ?? '')
  const [isLegal, setIsLegal] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { busy, errors, run } = useAction(words.failed)

  async function add() {
    setAttempt((count) => count + 1)
    await run(async () => {
      const { city, region, ...rest } = draft
      const place = { ...(city !== '' && { city: Number(city) }), region: Number(region) }
      await api.createAddress({ body: { ...rest, ...place, phone, is_legal_address: isLegal ? 1 : 0 } })
      toasts.tell({ text: words.saved, icon: 'check' })
      void navigate('/user/address')
    })
  }
  const named = Object.fromEntries(Object.entries(errors).map(([field, message]) => [`new.${field}`, message]))
  const mistakes = Object.entries(named).map(([fieldId, message]) => ({ fieldId, message }))
  return (
    <AccountFrame title={words.addTitle}>
      <form
        className="person-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void add()
        }}
      >
        {mistakes.length > 0 && <ErrorSummary title={words.mistakes} mistakes={mistakes} attempt={attempt} />}
        <AddressFields
          path="new"
          draft={draft}
          onChange={(change) => setDraft((old) => ({ ...old, ...change }))}
          errors={named}
        />
        <TextInput
          id="new.phone"
          label={words.phone}
          type="tel"
          autoComplete="tel"
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
          error={errors.phone}
        />
        <Checkbox label={words.legal} checked={isLegal} onChange={(event) => setIsLegal(event.target.checked)} />
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      </form>
    </AccountFrame>
  )
}
