import type { AutoshipDelivery, EnoughUntil } from '../../contract/shop/autoship-record.ts'
import type { DayProposal } from '../../contract/shop/autoship-schedule.ts'
import { startedAutoship } from '../support/journey-autoship.ts'
import { customerAfter } from './at-shop.ts'

export type Diary = {
  data: { deliveries: AutoshipDelivery[]; enough: EnoughUntil | null; proposals: DayProposal[] }
}

/** Customers with an autoship that is running, stopped or only begun. */
export const running = customerAfter((api) => startedAutoship({ api }))

export const stopped = customerAfter(async (api) => {
  const id = String(await startedAutoship({ api }))
  await api.changeAutoship({ params: { id }, body: { status: 0 } })
})

export const draft = customerAfter((api) => api.createAutoship())
