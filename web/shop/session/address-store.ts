import type { Address } from '../../../contract/shop/addresses.ts'
import { api } from './api.ts'
import { createPersonalStore } from '../../client/store.ts'

/** The customer's addresses, the legal one first. */
export const addressStore = createPersonalStore<Address[]>(
  async () => (await api.listAddresses()).data.data,
)
