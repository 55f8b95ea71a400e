import type { AddressChange, NewAddress } from '../../contract/shop/addresses.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { maxAddresses } from '../../domain/customers/max-addresses.ts'
import { parsePhone } from '../../domain/customers/phone.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { Tx } from '../platform/database/connect.ts'
import {
  insertAddresses,
  lockAddresses,
  markAddressRemoved,
  moveLegalFlag,
  updateContact,
  type AtTheDoor,
} from './address-store.ts'
import { readAddresses } from './read-addresses.ts'
import { findCustomer, lockCustomer } from './store.ts'

/** The first address becomes the legal one; a later one takes the flag over on request. */
export async function addAddress(
  { clock }: App,
  tx: Tx,
  customerId: number,
  input: NewAddress,
): Promise<Outcome<number, Refusal>> {
  await lockCustomer(tx, customerId)
  const others = await lockAddresses(tx, customerId)
  if (others.length >= maxAddresses) return refuse({ code: 'too_many_addresses' })
  const { phone } = await findCustomer(tx, customerId)
  const { rows, problems } = await readAddresses(tx, [input], { phone, prefix: () => '' })
  if (Object.keys(problems).length > 0) return refuse({ fields: problems })
  const createdAt = clock.now()
  const [added] = await insertAddresses(
    tx,
    rows.map((row) => ({ ...row, customerId, createdAt })),
  )
  const isLegal = input.is_legal_address === 1 || !others.some((address) => address.isLegal)
  if (isLegal) await moveLegalFlag(tx, customerId, added!.id)
  return done(added!.id)
}

/** The flag of the legal address can only move to another one. */
export async function changeAddress(
  tx: Tx,
  customerId: number,
  addressId: number,
  { phone, notes, is_legal_address: legalFlag }: AddressChange,
  atTheDoor: AtTheDoor = {},
): Promise<Outcome<null, Refusal>> {
  const address = (await lockAddresses(tx, customerId)).find(({ id }) => id === addressId)
  if (!address) return refuse({ code: 'not_found' })
  if (legalFlag === 0 && address.isLegal) return refuse({ code: 'legal_address_stays' })
  const parsedPhone = phone ? parsePhone(phone) : undefined
  if (parsedPhone && !parsedPhone.ok) return refuse({ fields: { phone: [{ problem: 'phone' }] } })
  await updateContact(tx, addressId, {
    ...(phone !== undefined && { phone: parsedPhone?.ok ? parsedPhone.value : null }),
    ...(notes !== undefined && { notes: notes ?? '' }),
    ...atTheDoor,
  })
  if (legalFlag === 1 && !address.isLegal) await moveLegalFlag(tx, customerId, addressId)
  return done(null)
}

/** Passed in by the rooms of orders and autoships, which stand above this one. */
export type IsAddressInUse = (tx: Tx, customerId: number, addressId: number) => Promise<boolean>

/** Refuses the legal address, the last one, and one with a delivery still to come. */
export async function removeAddress(
  { clock }: App,
  tx: Tx,
  customerId: number,
  addressId: number,
  isAddressInUse: IsAddressInUse,
): Promise<Outcome<null, Refusal>> {
  const addresses = await lockAddresses(tx, customerId)
  const address = addresses.find(({ id }) => id === addressId)
  if (!address) return refuse({ code: 'not_found' })
  if (address.isLegal) return refuse({ code: 'legal_address_stays' })
  if (addresses.length === 1) return refuse({ code: 'last_address_stays' })
  if (await isAddressInUse(tx, customerId, addressId)) return refuse({ code: 'address_is_awaited' })
  await markAddressRemoved(tx, addressId, clock.now())
  return done(null)
}
