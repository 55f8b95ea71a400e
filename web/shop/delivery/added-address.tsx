import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'

type Props = { label: string; back?: string }

/** Adds an address and comes back to the page, this one by default, with the address chosen. */
export function AddAddressLink({ label, back }: Props) {
  const { pathname, search } = useLocation()
  return (
    <Link to={`/user/address/add?back=${encodeURIComponent(back ?? pathname + search)}`}>
      {label}
    </Link>
  )
}

/** What the page of a new address hands over on the way back. */
export const addedAddress = (id: number) => ({ addedAddress: id })

/** Chooses the address with which a page was come back to; once, and not again on a reload. */
export function useAddedAddress(choose: (id: number) => void): void {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const id = (state as { addedAddress?: number } | null)?.addedAddress
  const take = useEffectEvent((added: number) => {
    choose(added)
    void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })
  })
  useEffect(() => {
    if (id !== undefined) take(id)
  }, [id])
}
