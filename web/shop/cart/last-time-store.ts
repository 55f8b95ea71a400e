import type { LastTime } from '../../../contract/shop/added/ordering-again.ts'
import { createPersonalStore } from '../../client/store.ts'
import { api } from '../session/api.ts'

/** How the customer's last order was delivered and paid; null before the first. */
export const lastTimeStore = createPersonalStore<LastTime | null>(
  async () => (await api.readLastTime()).data,
)
