import { deliveryKinds } from '../territory/delivery-kind.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultSettings as settings } from '../settings.ts'
import { deliveryFee, type DeliveryFeeInput } from './delivery-fee.ts'

const water: DeliveryFeeInput = {
  kind: 'courier',
  goodsCents: 790,
  hasWaterGoods: true,
  hasGoods: true,
  isFree: false,
}
const fee = (change: Partial<DeliveryFeeInput>): [number, string, number] => {
  const { cents, reason, missingToFreeCents } = deliveryFee({ ...water, ...change }, settings)
  return [cents, reason, missingToFreeCents]
}

test('our courier is free from 20.00 on: 19.99 still pays', () => {
  expect(fee({ goodsCents: 1999 })).toEqual([150, 'fuel_surcharge', 1])
  expect(fee({ goodsCents: 2000 })).toEqual([0, 'free_from_sum', 0])
})

test('below 20.00 water pays the fuel surcharge, other goods the delivery fee', () => {
  expect(fee({})).toEqual([150, 'fuel_surcharge', 1210])
  expect(fee({ hasWaterGoods: false })).toEqual([300, 'delivery_fee', 1210])
})

test('a cart that only returns bottles pays the surcharge', () => {
  expect(fee({ goodsCents: 0 })).toEqual([150, 'fuel_surcharge', 2000])
})

test('services alone and a top-up have no delivery fee', () => {
  expect(fee({ hasGoods: false, hasWaterGoods: false, goodsCents: 0 })).toEqual([
    0,
    'nothing_to_deliver',
    0,
  ])
  expect(fee({ kind: 'parcelMachine', hasGoods: false })).toEqual([0, 'nothing_to_deliver', 0])
})

test('parcel machine and third-party courier are free above 50.00; 50.00 itself still pays', () => {
  expect(fee({ kind: 'parcelMachine', goodsCents: 5000 })).toEqual([
    settings.parcelMachinePriceCents,
    'parcel_machine',
    1,
  ])
  expect(fee({ kind: 'parcelMachine', goodsCents: 5001 })).toEqual([0, 'free_above_sum', 0])
  expect(fee({ kind: 'thirdPartyCourier', goodsCents: 5000 })).toEqual([
    settings.thirdPartyCourierPriceCents,
    'third_party_courier',
    1,
  ])
  expect(fee({ kind: 'thirdPartyCourier', goodsCents: 5001 })).toEqual([0, 'free_above_sum', 0])
  expect(fee({ kind: 'thirdPartyCourier', goodsCents: 2000 })[0]).toBe(
    settings.thirdPartyCourierPriceCents,
  )
})

test('a promo code can make the delivery free', () => {
  expect(fee({ isFree: true })).toEqual([0, 'promo', 0])
})

test('adding what is missing makes the delivery free, and a cent less does not', () => {
  const input = fc.record({
    kind: fc.constantFrom(...deliveryKinds),
    goodsCents: fc.nat(10_000),
    hasWaterGoods: fc.boolean(),
    hasGoods: fc.constant(true),
    isFree: fc.constant(false),
  })
  fc.assert(
    fc.property(input, (cart) => {
      const { cents, missingToFreeCents } = deliveryFee(cart, settings)
      expect(cents === 0).toBe(missingToFreeCents === 0)
      const enough = { ...cart, goodsCents: cart.goodsCents + missingToFreeCents }
      expect(deliveryFee(enough, settings).cents).toBe(0)
      if (missingToFreeCents > 0)
        expect(deliveryFee({ ...enough, goodsCents: enough.goodsCents - 1 }, settings).cents).toBe(
          cents,
        )
    }),
    { numRuns: 1000 },
  )
})
