import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Address } from '../../../contract/shop/addresses.ts'
import { formatPhone } from '../../../domain/customers/phone.ts'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { toasts } from '../../ui/toasts.ts'
import { profileWords } from '../../words/shop/profile.ts'
import { useWords } from '../../words/use-words.ts'
import { AccountError } from '../account/account-error.tsx'
import { AccountSkeleton } from '../account/account-skeleton.tsx'
import { AccountFrame } from '../page/account-frame.tsx'
import { readAddresses } from '../session/addresses.ts'
import type { Route } from './+types/address-list-page.ts'
import './address-list.css'

export const clientLoader = readAddresses

export function HydrateFallback() {
  return <AccountSkeleton title={useWords(profileWords).addresses} />
}

export function ErrorBoundary() {
  const words = useWords(profileWords)
  return <AccountError title={words.addresses} text={words.addressesFailed} />
}

/** The legal address and the last one cannot be removed. */
export default function AddressListPage({ loaderData: addresses }: Route.ComponentProps) {
  const words = useWords(profileWords)
  const [addressToRemove, setAddressToRemove] = useState<Address>()
  return (
    <AccountFrame title={words.addresses}>
      <DataTable
        caption={words.addresses}
        hideCaption
        rows={addresses}
        rowKey={({ id }) => id}
        columns={columnsOf(words, addresses.length === 1, setAddressToRemove)}
      />
      <p className="people-address-add">
        <LinkButton look="line" icon="plus" to="/user/address/add">
          {words.add}
        </LinkButton>
      </p>
      <RemoveDialog address={addressToRemove} onClose={() => setAddressToRemove(undefined)} />
    </AccountFrame>
  )
}

function RemoveDialog({ address, onClose }: { address: Address | undefined; onClose: () => void }) {
  const words = useWords(profileWords)
  const { revalidate } = useRevalidator()
  const { busy, errors, setErrors, run } = useAction(words.failed)

  function close() {
    setErrors({})
    onClose()
  }
  const remove = ({ id }: Address) =>
    run(async () => {
      await api.removeAddress({ params: { id: String(id) } })
      await revalidate()
      onClose()
      toasts.show({ text: words.removed, icon: 'check' })
    })
  const actions = (
    <>
      <Button look="line" onClick={close}>
        {words.back}
      </Button>
      <Button look="clay" busy={busy} onClick={() => address && void remove(address)}>
        {words.remove}
      </Button>
    </>
  )
  return (
    <Dialog
      open={address !== undefined}
      onClose={close}
      title={words.removeQuestion}
      actions={actions}
    >
      <p>{address && <NoBreak>{address.full_address}</NoBreak>}</p>
      <FailedNote text={errors['']} />
    </Dialog>
  )
}

type RowProps = { address: Address; isOnly: boolean; onRemove: (address: Address) => void }

/** The legal address explains why it stays; the only one has no remove button. */
function RowActions({ address, isOnly, onRemove }: RowProps) {
  const words = useWords(profileWords)
  const isLegal = address.is_legal_address === 1
  /** Screen readers need the address in each button's name. */
  const labelFor = (verb: string) => `${verb}: ${address.full_address}`
  const explain = () => toasts.show({ text: words.legalStays, kind: 'important', icon: 'warn' })
  return (
    <span className="row">
      <LinkButton
        look="text"
        to={`/user/address/${address.id}/edit`}
        aria-label={labelFor(words.edit)}
      >
        {words.edit}
      </LinkButton>
      {!isOnly && (
        <Button
          look="clay-text"
          aria-label={labelFor(words.remove)}
          onClick={() => (isLegal ? explain() : onRemove(address))}
        >
          {words.remove}
        </Button>
      )}
    </span>
  )
}

type Words = (typeof profileWords)['lv']

const columnsOf = (
  words: Words,
  isOnly: boolean,
  onRemove: (address: Address) => void,
): Column<Address>[] => [
  {
    id: 'address',
    head: words.address,
    cell: ({ full_address, is_legal_address }) => (
      <>
        <NoBreak>{full_address}</NoBreak>{' '}
        {is_legal_address === 1 && <Badge look="water">{words.legal}</Badge>}
      </>
    ),
  },
  {
    id: 'phone',
    head: words.phone,
    cell: ({ phone }) => <span className="nw">{formatPhone(phone)}</span>,
  },
  { id: 'notes', head: words.addressNotes, cell: ({ notes }) => notes || null },
  {
    id: 'actions',
    head: words.edit,
    hideHead: true,
    end: true,
    cell: (address) => <RowActions address={address} isOnly={isOnly} onRemove={onRemove} />,
  },
]
