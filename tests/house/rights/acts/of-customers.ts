import { good } from '../../../support/order-shop.ts'
import { type DeedTries, reason } from './tries.ts'
import type { World } from './world.ts'

const customerOf = async ({ customer }: World) => ({ customerId: (await customer()).id })

const street = { regionId: 1, street: 'Miera iela', houseNo: '4' }
const note = { addressId: null, reader: 'driver', body: 'Kods 24', untilOn: null }
const opening = { goodId: good.water, pieces: 3, reason }

export const customerTries: DeedTries = {
  'customers.credit': async (world) => {
    return { ...(await customerOf(world)), creditLimitCents: 50_00, payLater: true, reason }
  },
  'customers.add_address': async (world) => ({ ...(await customerOf(world)), ...street }),
  'customers.new_address': async (world) => ({ ...(await customerOf(world)), ...street }),
  'customers.remove_address': async (world) =>
    world.reverseOf('customers.add_address', { ...(await customerOf(world)), ...street }),
  'customers.address': async ({ customer }) => {
    const { id: customerId, addressId } = await customer()
    return { customerId, addressId, notes: 'Kods 12' }
  },
  'customers.contact': async (world) => ({ ...(await customerOf(world)), phone: '+37129999999' }),
  'customers.write_note': async (world) => ({ ...(await customerOf(world)), ...note }),
  'customers.end_note': async (world) =>
    world.reverseOf('customers.write_note', { ...(await customerOf(world)), ...note }),
  'customers.reopen_note': async (world) => {
    const written = { ...(await customerOf(world)), ...note }
    return world.reverseOf(
      'customers.end_note',
      await world.reverseOf('customers.write_note', written),
    )
  },
  'customers.merge': async ({ customer }) => {
    return { fromId: (await customer()).id, intoId: (await customer()).id, reason }
  },
  'documents.send': async ({ delivered }) => ({ documentId: (await delivered()).documentId }),
  'deposits.explain': async ({ delivered }) => ({ customerId: (await delivered()).anna.id }),
  'bottles.opening': async (world) => ({ ...(await customerOf(world)), ...opening }),
  'bottles.opening_undone': async (world) =>
    world.reverseOf('bottles.opening', { ...(await customerOf(world)), ...opening }),
  'places.pin': async ({ customer, db, clock }) => {
    const { id: customerId, addressId } = await customer()
    const unknown = { source: 'none', actorKind: 'system', setAt: clock.now() }
    await db
      .insertInto('addressPlaces')
      .values({ customerId, addressId, ...unknown })
      .execute()
    const pin = { source: 'office', houseCode: null, latitude: 56.95, longitude: 24.1 }
    return { addressId, ...pin, reason }
  },
}
