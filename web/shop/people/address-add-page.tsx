import { typedPhone } from '../../../domain/customers/phone.ts'
import { useNavigate, useSearchParams } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import { maxAddresses } from '../../../domain/customers/max-addresses.ts'
import { api } from '../session/api.ts'
import { useForm } from '../../client/use-form.ts'
import { logFailure } from '../session/log-failure.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { registrationWords } from '../../words/shop/registration.ts'
import { profileWords } from '../../words/shop/profile.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { AccountSkeleton } from '../account/account-skeleton.tsx'
import { AccountFrame } from '../page/account-frame.tsx'
import { AddressFields } from './address-fields.tsx'
import { addedAddress } from '../delivery/added-address.tsx'
import { safeRedirect } from '../page/safe-redirect.ts'
import type { Route } from './+types/address-add-page.ts'
import { readAddressesIfAnswered } from '../session/addresses.ts'
import { loadTerritory, type Territory } from './territory.ts'
import { FormMistakes } from './form-mistakes.tsx'
import { type AddressDraft, emptyAddress } from './registration-draft.ts'
import { fieldLabels } from './registration-labels.ts'
import { addressProblems, mistakesOf } from './registration-problems.ts'
import { userStore } from '../session/user-store.ts'

type Draft = AddressDraft & { phone: string; is_legal_address: 0 | 1 }

const emptyDraft = (): Draft => ({
  ...emptyAddress,
  phone: typedPhone(userStore.read().value?.phone ?? ''),
  is_legal_address: 0,
})

export async function clientLoader() {
  const [addresses, territory] = await Promise.all([readAddressesIfAnswered(), loadTerritory()])
  return { isFull: (addresses ?? []).length >= maxAddresses, territory }
}

export default function AddressAddPage({
  loaderData: { isFull, territory },
}: Route.ComponentProps) {
  return (
    <AccountFrame title={useWords(profileWords).addTitle}>
      {isFull ? <TooManyAddresses /> : <AccountAddress territory={territory} />}
    </AccountFrame>
  )
}

function AccountAddress({ territory }: { territory: Territory | undefined }) {
  const words = useWords(profileWords)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const back = search.get('back')
  const done = ({ id }: Address) => {
    toasts.show({ text: words.saved, icon: 'check' })
    if (back === null) {
      void navigate('/user/address')
      return
    }
    const to = safeRedirect(back, location.origin)
    void navigate(to, { replace: true, state: addedAddress(id) })
  }
  return <AddressForm territory={territory} label={words.save} onAdded={done} />
}

export function TooManyAddresses() {
  const words = useWords(profileWords)
  return (
    <div className="form">
      <Note look="sun" role="alert">
        <p>{words.addressesFull(maxAddresses)}</p>
      </Note>
      <LinkButton look="line" to="/user/address">
        {words.addresses}
      </LinkButton>
    </div>
  )
}

type FormProps = {
  territory: Territory | undefined
  label: string
  onAdded: (address: Address) => void | Promise<void>
}

/** The phone is the customer's unless another is typed. */
export function AddressForm({ territory, label, onAdded }: FormProps) {
  const words = useWords(profileWords)
  const labels = fieldLabels(useWords(registrationWords), 'person')
  const language = useLanguage()
  const check = (draft: Draft) => mistakesOf(addressProblems(draft), language)
  const form = useForm(emptyDraft, words.failed, { check })
  const { draft, change, errors } = form

  async function add() {
    const body = { ...draft, city: Number(draft.city), region: Number(draft.region) }
    const { data } = await api.createAddress({ body }).catch(logFailure('Address was not saved'))
    await onAdded(data)
  }
  return (
    <form className="form" {...form.formProps(add)}>
      <FormMistakes title={words.mistakes} form={form} labelOf={(id) => labels[id]} />
      <AddressFields territory={territory} draft={draft} change={change} errors={errors} />
      <TextInput {...form.field('phone')} label={words.phone} type="tel" autoComplete="tel" />
      <Checkbox
        label={words.legal}
        hint={words.legalMeans}
        checked={draft.is_legal_address === 1}
        onChange={(event) => change({ is_legal_address: event.target.checked ? 1 : 0 })}
      />
      <Button type="submit" busy={form.busy}>
        {label}
      </Button>
    </form>
  )
}

export function HydrateFallback() {
  return <AccountSkeleton title={useWords(profileWords).addTitle} />
}
