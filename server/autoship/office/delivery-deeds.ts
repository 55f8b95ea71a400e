import { z } from 'zod'
import { changeDeliveryItem } from '../schedule/change-delivery-item.ts'
import { moveDelivery } from '../schedule/move-delivery.ts'
import { skipDelivery, unskipDelivery } from '../schedule/skip-delivery.ts'
import { DayInput, deedOfAutoship } from './autoship-deed.ts'

const Delivery = z.object({ autoshipId: z.int(), plannedOn: DayInput })

const Moving = Delivery.extend({ day: DayInput, wholeSeries: z.boolean() })

export const moveDeliveryDeed = deedOfAutoship<z.output<typeof Moving>>({
  name: 'deliveries.move',
  input: Moving,
  change: (app, tx, by, { day: newDay, ...delivery }) =>
    moveDelivery(app, tx, by, { ...delivery, newDay }),
})

export const skipDeliveryDeed = deedOfAutoship<z.output<typeof Delivery>>({
  name: 'deliveries.skip',
  input: Delivery,
  change: skipDelivery,
})

export const unskipDeliveryDeed = deedOfAutoship<z.output<typeof Delivery>>({
  name: 'deliveries.unskip',
  input: Delivery,
  change: unskipDelivery,
})

const Changing = Delivery.extend({
  goodId: z.int(),
  ordered: z.int().nullable(),
  returned: z.int().nullish(),
})

export const changeDeliveryLineDeed = deedOfAutoship<z.output<typeof Changing>>({
  name: 'deliveries.line',
  input: Changing,
  change: changeDeliveryItem,
})
