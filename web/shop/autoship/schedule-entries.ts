import type { AutoshipDelivery } from '../../../contract/autoship-record.ts'

/** An entry of the diary: a delivery, and how many do not come together with it where a pause has them. */
export type ScheduleEntry = { delivery: AutoshipDelivery; pausedCount: number }

/** A pause is told once, where its first delivery would be: however long it is, what comes after it stays in sight. */
export function scheduleEntries(deliveries: readonly AutoshipDelivery[]): ScheduleEntry[] {
  const pausedOfAutoship = ({ autoship_id: id }: AutoshipDelivery) =>
    deliveries.filter(({ autoship_id, state }) => autoship_id === id && state === 'paused')
  return deliveries.flatMap((delivery) => {
    const together = delivery.state === 'paused' ? pausedOfAutoship(delivery) : [delivery]
    return together[0] === delivery ? [{ delivery, pausedCount: together.length }] : []
  })
}
