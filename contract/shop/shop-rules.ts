import { z } from 'zod'
import { callTable } from '../shared/call.ts'
import { data, Euros, Id } from '../shared/scalars.ts'

export const ShopRules = z
  .object({
    bail: Euros,
    deposit_steps: z.array(z.object({ from_bottle: z.int(), percent_off: z.number() })),
    fuel_surcharge: Euros,
    delivery_fee: Euros,
    free_delivery_from: Euros,
    third_party_free_above: Euros,
    parcel_machine_price: Euros,
    third_party_courier_price: Euros,
    cash_limit: Euros,
    bonus_earn_percent: z.number(),
    bonus_use_percent: z.number(),
    autoship_lead_days: z.int(),
    day_closes_at: z.string(),
  })
  .meta({ id: 'ShopRules' })
export type ShopRules = z.output<typeof ShopRules>

export const Zone = z
  .object({
    id: Id,
    code: z.string(),
    name: z.string(),
    weekdays: z
      .array(z.int().min(1).max(7))
      .meta({ description: 'ISO: 1 is Monday; empty where our courier does not go' }),
    frequency: z.int().meta({ description: 'Weeks from one round to the next' }),
    places: z.array(z.string()),
    shape: z
      .array(z.tuple([z.number(), z.number()]))
      .meta({ description: 'Longitude and latitude of the outline' }),
  })
  .meta({ id: 'Zone' })
export type Zone = z.output<typeof Zone>

export const shopRuleCalls = callTable({
  readShopRules: {
    method: 'GET',
    path: '/shop-rules',
    summary: 'The sums and limits that the pages about delivery, deposit and payment tell',
    audience: 'anyone',
    answer: data(ShopRules),
  },
  listZones: {
    method: 'GET',
    path: '/zone',
    summary: 'Where and on which weekdays our courier delivers, with outlines for a map',
    audience: 'anyone',
    answer: data(z.array(Zone)),
  },
})
