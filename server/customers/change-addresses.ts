import type { AddressChange, NewAddress } from '../../contract/addresses.ts'
import type { Refusal } from '../../contract/refusals.ts'
import { mostAddresses } from '../../domain/customers/most-addresses.ts'
import { parsePhone } from '../../domain/customers/phone.ts'
import { done, type Outcome, refuse } from '../../domain/outcome.ts'
import type { App } from '../app-context.ts'
import type { Db } from '../platform/database/connect.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import {
  insertAddresses,
  lockAddresses,
  markRemoved,
  moveLegalFlag,
  saveContact,
} from './address-store.ts'
import { readAddresses } from './new-address.ts'
import { findCustomer, lockCustomer } from './store.ts'

/** A customer's first address is the legal one; a later one takes the flag over if it says so. */
export async function addAddress(
  { db, clock }: App,
  customerId: number,
  given: NewAddress,
): Promise<Outcome<number, Refusal>> {
  return inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId)
    const others = await lockAddresses(tx, customerId)
    if (others.length >= mostAddresses) return refuse({ code: 'too_many_addresses' })
    const { phone } = await findCustomer(tx, customerId)
    const { rows, problems } = await readAddresses(tx, [given], { phone, prefix: () => '' })
    if (Object.keys(problems).length > 0) return refuse({ fields: problems })
    const createdAt = clock.now()
    const [added] = await insertAddresses(
      tx,
      rows.map((row) => ({ ...row, customerId, createdAt })),
    )
    const isLegal = given.is_legal_address === 1 || !others.some((address) => address.isLegal)
    if (isLegal) await moveLegalFlag(tx, customerId, added!.id)
    return done(added!.id)
  })
}

/** Phone, notes and the legal flag; the flag is never taken off, only moved to another address. */
export async function changeAddress(
  { db }: App,
  customerId: number,
  addressId: number,
  { phone, notes, is_legal_address: legalFlag }: AddressChange,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(db, async (tx) => {
    const address = (await lockAddresses(tx, customerId)).find(({ id }) => id === addressId)
    if (!address) return refuse({ code: 'not_found' })
    if (legalFlag === 0 && address.isLegal) return refuse({ code: 'legal_address_stays' })
    const called = phone ? parsePhone(phone) : undefined
    if (called && !called.ok) return refuse({ fields: { phone: [{ problem: 'phone' }] } })
    await saveContact(tx, addressId, {
      ...(phone !== undefined && { phone: called?.ok ? called.value : null }),
      ...(notes !== undefined && { notes: notes ?? '' }),
    })
    if (legalFlag === 1 && !address.isLegal) await moveLegalFlag(tx, customerId, addressId)
    return done(null)
  })
}

/** Orders and autoships know whether something is still to come to an address; they hand it in. */
export type IsAwaited = (tx: Db, customerId: number, addressId: number) => Promise<boolean>

/** The legal and the last address stay, and one to which something is still to come. */
export async function removeAddress(
  { db, clock }: App,
  customerId: number,
  addressId: number,
  isAwaited: IsAwaited,
): Promise<Outcome<null, Refusal>> {
  return inTransaction(db, async (tx) => {
    const addresses = await lockAddresses(tx, customerId)
    const address = addresses.find(({ id }) => id === addressId)
    if (!address) return refuse({ code: 'not_found' })
    if (address.isLegal) return refuse({ code: 'legal_address_stays' })
    if (addresses.length === 1) return refuse({ code: 'last_address_stays' })
    if (await isAwaited(tx, customerId, addressId)) return refuse({ code: 'address_is_awaited' })
    await markRemoved(tx, addressId, clock.now())
    return done(null)
  })
}
