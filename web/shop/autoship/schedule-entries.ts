import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'

/** A delivery, and the number of paused deliveries that its entry stands for. */
export type ScheduleEntry = { delivery: AutoshipDelivery; pausedCount: number }

/** A pause takes one entry however long it is, so that the deliveries after it stay in sight. */
export function scheduleEntries(deliveries: readonly AutoshipDelivery[]): ScheduleEntry[] {
  const pausedOfAutoship = ({ autoship_id: id }: AutoshipDelivery) =>
    deliveries.filter(({ autoship_id, state }) => autoship_id === id && state === 'paused')
  return deliveries.flatMap((delivery) => {
    const together = delivery.state === 'paused' ? pausedOfAutoship(delivery) : [delivery]
    return together[0] === delivery ? [{ delivery, pausedCount: together.length }] : []
  })
}
