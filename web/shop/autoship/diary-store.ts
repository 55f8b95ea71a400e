import type { AutoshipDelivery } from '../../../contract/autoship-record.ts'
import type { autoshipDiaryCalls } from '../../../contract/autoship-diary.ts'
import type { Answer } from '../../../contract/call.ts'
import { api } from '../../client/api.ts'
import { createPersonalStore } from '../../client/store.ts'

export type Diary = Answer<(typeof autoshipDiaryCalls)['readAutoshipDiary']>['data']

/** The next deliveries of all autoships, by day. */
export const diaryStore = createPersonalStore<Diary>(
  async () => (await api.readAutoshipDiary()).data,
)

const isSame = (one: AutoshipDelivery, other: AutoshipDelivery) =>
  one.autoship_id === other.autoship_id && one.planned_on === other.planned_on

/** A delivery as a write has just answered it; what the change means for those after it comes with the next reading. */
export function keepDelivery(delivery: AutoshipDelivery): void {
  const diary = diaryStore.read().value
  if (!diary) return
  const deliveries = diary.deliveries.map((one) => (isSame(one, delivery) ? delivery : one))
  diaryStore.set({ ...diary, deliveries })
}
