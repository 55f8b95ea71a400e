import type { SyntheticEvent } from 'react'
import { useNavigate } from 'react-router'
import type { FieldMessages } from '../../client/refusals.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { RadioList } from '../../ui/radio-list.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { customerPageWords } from '../../words/office/customer-page.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { AddressField, type ChosenPlace } from '../on-behalf/address-field.tsx'
import { api } from '../session/api.ts'
import { useDraft } from '../session/drafts.ts'
import { useMay } from '../session/session.ts'

type Draft = {
  name: string
  email: string
  phone: string
  notes: string
  language: 'lv' | 'en'
  place: ChosenPlace | undefined
}

/** A caller whom no record knows, with the number filled in. */
export function NewCustomer({ phone }: { phone: string }) {
  const words = useWords(customerPageWords)
  const mayAdd = useMay('changeCustomers')
  const { draft, change, busy, errors, add } = useNewCustomer(phone)
  if (!mayAdd) return null
  const field = (name: 'name' | 'email' | 'phone' | 'notes', label: string) => ({
    label,
    value: draft[name],
    error: errors[name] ?? errors[`address.${name}`],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const choose = (place: ChosenPlace | undefined) => change({ place })
  return (
    <form className="customer-new" onSubmit={add} noValidate>
      <h2>{words.newCustomer}</h2>
      <TextInput {...field('name', words.newName)} />
      <TextInput {...field('phone', words.number)} type="tel" />
      <TextInput {...field('email', words.newEmail)} type="email" hint={words.newEmailHint} />
      <AddressField chosen={draft.place} error={placeErrorOf(errors)} onChoose={choose} />
      <TextInput {...field('notes', words.readers.driver)} />
      <RadioList
        name="language"
        label={words.newLanguage}
        options={(['lv', 'en'] as const).map((value) => ({ value, title: words.languages[value] }))}
        value={draft.language}
        onChange={(language) => change({ language })}
      />
      <FailedNote text={errors['']} />
      <Button type="submit" busy={busy}>
        {words.addCustomer}
      </Button>
    </form>
  )
}

const placeErrorOf = (errors: FieldMessages) =>
  Object.entries(errors).find(
    ([name]) => name.startsWith('address.') && name !== 'address.notes',
  )?.[1]

function useNewCustomer(phone: string) {
  const words = useWords(customerPageWords)
  const frame = useWords(frameWords)
  const navigate = useNavigate()
  const { draft, change, forget } = useDraft<Draft>(`new customer ${phone}`, () => {
    return { name: '', email: '', phone, notes: '', language: 'lv', place: undefined }
  })
  const { busy, errors, run } = useAction(frame.notSaved)
  const add = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      const { notes, place, ...person } = draft
      const address = { ...(place ?? { regionId: 0, street: '' }), notes }
      const { id } = await api.addCustomer({ body: { ...person, address } })
      forget()
      toasts.show({ text: words.customerAdded, icon: 'check' })
      void navigate(`/customers/${id}`, { replace: true })
    })
  }
  return { draft, change, busy, errors, add }
}
