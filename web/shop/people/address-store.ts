import type { Address } from '../../../contract/addresses.ts'
import { api } from '../../client/api.ts'
import { createStore } from '../../client/store.ts'

/** The customer's addresses, the legal one first. */
export const addressStore = createStore<Address[]>(async () => (await api.listAddresses()).data.data)
