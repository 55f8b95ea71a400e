import type { AutoshipDelivery, EnoughUntil } from '../../contract/autoship-record.ts'
import type { DayProposal } from '../../contract/autoship-schedule.ts'
import { startedAutoship } from '../../tests/support/journey-autoship.ts'
import { whoDid } from './at-shop.ts'

export type Diary = {
  data: { deliveries: AutoshipDelivery[]; enough: EnoughUntil | null; proposals: DayProposal[] }
}

/** Who has an autoship that runs, one that was stopped, and one that was only begun. */
export const one = whoDid((api) => startedAutoship({ api }))

export const stopped = whoDid(async (api) => {
  const id = String(await startedAutoship({ api }))
  await api.changeAutoship({ params: { id }, body: { status: 0 } })
})

export const draft = whoDid((api) => api.createAutoship())
