import type { Address } from '../../../contract/shop/addresses.ts'
import { api } from './api.ts'

/** The customer's addresses, the legal one first. */
export const readAddresses = async (): Promise<Address[]> => (await api.listAddresses()).data.data

/** For a page that works without them until a retry. */
export const readAddressesIfAnswered = (): Promise<Address[] | undefined> =>
  readAddresses().catch(() => undefined)
