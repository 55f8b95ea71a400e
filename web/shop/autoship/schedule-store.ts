import type { AutoshipDelivery } from '../../../contract/autoship-record.ts'
import type { autoshipScheduleCalls } from '../../../contract/autoship-schedule.ts'
import type { Answer } from '../../../contract/call.ts'
import { api } from '../session/api.ts'
import { createPersonalStore } from '../../client/store.ts'

export type ScheduleData = Answer<(typeof autoshipScheduleCalls)['readAutoshipDiary']>['data']

/** The next deliveries of all autoships, by day. */
export const scheduleStore = createPersonalStore<ScheduleData>(
  async () => (await api.readAutoshipDiary()).data,
)

const isSameDelivery = (current: AutoshipDelivery, other: AutoshipDelivery) =>
  current.autoship_id === other.autoship_id && current.planned_on === other.planned_on

/** Shows the answer of a write; effects on later deliveries arrive with the next load. */
export function updateDeliveryInStore(delivery: AutoshipDelivery): void {
  const schedule = scheduleStore.read().value
  if (!schedule) return
  const deliveries = schedule.deliveries.map((current) =>
    isSameDelivery(current, delivery) ? delivery : current,
  )
  scheduleStore.set({ ...schedule, deliveries })
}
