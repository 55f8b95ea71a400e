import type { AutoshipDelivery } from '../../../contract/autoship-record.ts'

/** An entry of the diary: a delivery, and how many do not come together with it where a pause has them. */
export type DiaryEntry = { delivery: AutoshipDelivery; pausedTogether: number }

/** A pause is told once, where its first delivery would be: however long it is, what comes after it stays in sight. */
export function diaryEntries(deliveries: readonly AutoshipDelivery[]): DiaryEntry[] {
  const paused = Map.groupBy(
    deliveries.filter(({ state }) => state === 'paused'),
    (delivery) => delivery.autoship_id,
  )
  return deliveries.flatMap((delivery) => {
    const together = delivery.state === 'paused' ? paused.get(delivery.autoship_id)! : [delivery]
    return together[0] === delivery ? [{ delivery, pausedTogether: together.length }] : []
  })
}
