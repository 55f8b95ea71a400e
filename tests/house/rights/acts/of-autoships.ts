import { good } from '../../../support/order-shop.ts'
import type { DeedTries } from './tries.ts'
import type { World } from './world.ts'

const keyOf = async ({ autoship }: World) => {
  const { autoshipId, plannedOn } = await autoship()
  return { autoshipId, plannedOn }
}

const pauseOf = async ({ autoship }: World) => {
  const { anna } = await autoship()
  return { customerId: anna.id, from: '2026-12-01', to: '2026-12-20' }
}

export const autoshipTries: DeedTries = {
  'deliveries.move': async (world) => {
    return { ...(await keyOf(world)), day: '2026-12-09', wholeSeries: false }
  },
  'deliveries.skip': keyOf,
  'deliveries.unskip': async (world) => {
    const key = await keyOf(world)
    await world.act('deliveries.skip', key)
    return key
  },
  'deliveries.line': async (world) => {
    return { ...(await keyOf(world)), goodId: good.water, ordered: 3 }
  },
  'autoships.pause': pauseOf,
  'autoships.resume': async (world) => {
    const pause = await pauseOf(world)
    await world.act('autoships.pause', pause)
    return { customerId: pause.customerId }
  },
  'autoships.change': async ({ autoship }) => {
    return { autoshipId: (await autoship()).autoshipId, frequencyWeeks: 2 }
  },
  'autoships.line': async ({ autoship }) => {
    return { autoshipId: (await autoship()).autoshipId, goodId: good.water, ordered: 3 }
  },
  'autoships.end': async ({ autoship }) => ({ autoshipId: (await autoship()).autoshipId }),
  'autoships.undo': async (world) => world.reverseOf('autoships.pause', await pauseOf(world)),
}
