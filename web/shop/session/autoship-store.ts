import type { Autoship } from '../../../contract/autoship-record.ts'
import { api } from './api.ts'
import { createPersonalStore } from '../../client/store.ts'

export const autoshipStore = createPersonalStore<Autoship[]>(
  async () => (await api.listAutoships()).data.data,
)

/** Shows the answer of a write in the list without another read. */
export function upsertAutoshipInStore(autoship: Autoship): void {
  const list = autoshipStore.read().value
  if (!list) return
  const isNew = list.every(({ id }) => id !== autoship.id)
  autoshipStore.set(
    isNew
      ? [...list, autoship]
      : list.map((current) => (current.id === autoship.id ? autoship : current)),
  )
}

export function removeAutoshipFromStore(removed: Autoship): void {
  const list = autoshipStore.read().value
  if (list) autoshipStore.set(list.filter(({ id }) => id !== removed.id))
}
