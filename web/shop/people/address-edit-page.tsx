import { useState } from 'react'
import { typedPhone } from '../../../domain/customers/phone.ts'
import { type ClientLoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import { api } from '../session/api.ts'
import { logFailure } from '../session/log-failure.ts'
import { isRefusal } from '../../client/refusals.ts'
import { changedPart } from '../../client/changed-part.ts'
import { useForm } from '../../client/use-form.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { profileWords } from '../../words/shop/profile.ts'
import { registrationWords } from '../../words/shop/registration.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountSkeleton } from '../account/account-skeleton.tsx'
import { AccountFrame } from '../page/account-frame.tsx'
import { leadOn } from '../page/lead-on.ts'

export function HydrateFallback() {
  return <AccountSkeleton title={useWords(profileWords).editTitle} />
}

/** An unreadable address redirects to the list. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  try {
    return (await api.readAddress({ params: { id: params.id! } })).data
  } catch (failed) {
    if (!isRefusal(failed)) throw failed
    throw leadOn(request, '/user/address')
  }
}
clientLoader.hydrate = true as const

/** The place itself cannot be changed: a customer who moves adds another address. */
export default function AddressEditPage() {
  const words = useWords(profileWords)
  const address = useLoaderData<typeof clientLoader>()
  const navigate = useNavigate()
  const [opened] = useState(() => pickFields(address))
  const { draft, change, field, errors, busy, formProps } = useForm(opened, words.failed)
  async function save() {
    const params = { id: String(address.id) }
    const body = changedPart(draft, opened)
    await api.changeAddress({ params, body }).catch(logFailure('Address was not saved'))
    toasts.show({ text: words.saved, icon: 'check' })
    void navigate('/user/address')
  }
  return (
    <AccountFrame title={words.editTitle}>
      <form className="form" {...formProps(save)}>
        <FailedNote text={errors['']} />
        <p>{words.addressIsFixed}</p>
        <FixedPlace address={address} />
        <TextInput {...field('phone')} label={words.phone} type="tel" autoComplete="tel" />
        <TextArea {...field('notes')} label={words.addressNotes} mark={words.optional} />
        <Checkbox
          label={words.legal}
          checked={draft.is_legal_address === 1}
          disabled={address.is_legal_address === 1}
          hint={address.is_legal_address === 1 ? words.legalMoves : words.legalMeans}
          onChange={(event) => change({ is_legal_address: event.target.checked ? 1 : 0 })}
        />
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      </form>
    </AccountFrame>
  )
}

const pickFields = ({ phone, notes, is_legal_address }: Address) => ({
  phone: typedPhone(phone),
  notes,
  is_legal_address,
})

/** Read-only, in the order of the entry form; empty parts are left out. */
function FixedPlace({ address }: { address: Address }) {
  const words = useWords(registrationWords)
  const field = (label: string, value: string) =>
    value !== '' && <TextInput label={label} value={value} readOnly />
  return (
    <>
      <div className="form__pair">
        {field(words.city, address.city_label)}
        {field(words.region, address.region_label)}
      </div>
      <div className="form__third">
        {field(words.street, address.street)}
        {field(words.house, address.house_no)}
        {field(words.flat, address.flat_no)}
      </div>
      {field(words.postcode, address.postcode)}
    </>
  )
}
