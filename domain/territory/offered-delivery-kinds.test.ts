import { deliveryKinds } from './delivery-kind.ts'
import { expect, test } from 'vitest'
import type { CartLine } from '../cart/cart-line.ts'
import { bottle, cooler, honey, service } from '../cart/sample-lines.ts'
import { offeredDeliveryKinds } from './offered-delivery-kinds.ts'

const inZone = { isInOurZones: true }
const say = (lines: CartLine[], address: { isInOurZones: boolean } | null = inZone): unknown[] =>
  offeredDeliveryKinds(lines, address).map(({ open }) => (open.ok ? 'open' : open.refusal.code))

test('plain goods may be delivered in all three ways', () => {
  expect(offeredDeliveryKinds([honey()], inZone).map(({ kind }) => kind)).toEqual(deliveryKinds)
  expect(say([honey()])).toEqual(['open', 'open', 'open'])
  expect(say([])).toEqual(['open', 'open', 'open'])
})

test('water goods, rentables, services and returned bottles need our courier', () => {
  expect(say([honey(), bottle()])).toEqual(['open', 'water_goods', 'water_goods'])
  expect(say([bottle({ order: 0, return: 2 })])).toEqual(['open', 'water_goods', 'water_goods'])
  expect(say([cooler()])).toEqual(['open', 'rentables', 'rentables'])
  expect(say([honey(), service()])).toEqual(['open', 'services', 'services'])
  expect(say([bottle({ order: 0 })])).toEqual(['open', 'open', 'open'])
})

test('outside our zones only parcel machine and third-party courier are offered', () => {
  expect(say([honey()], { isInOurZones: false })).toEqual(['outside_our_zones', 'open', 'open'])
  expect(say([bottle()], { isInOurZones: false })).toEqual([
    'outside_our_zones',
    'water_goods',
    'water_goods',
  ])
  expect(say([honey()], null)).toEqual(['open', 'open', 'open'])
})

test('a refusal names the goods that cause it', () => {
  expect(offeredDeliveryKinds([honey(), bottle({ goodId: 77 })], inZone)[1]!.open).toEqual({
    ok: false,
    refusal: { code: 'water_goods', goodIds: [77] },
  })
})
