import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import sharp from 'sharp'
import { good } from '../../../support/order-shop.ts'
import { phoneOf } from '../../../support/phone-of.ts'
import { addDriver, addPhone } from '../../../support/road-shop.ts'
import { newColleague, phoneBrowser, secretIn } from '../../../support/staff-client.ts'
import type { CallTries } from './tries.ts'
import type { World } from './world.ts'

const water = (pieces: number) => ({ goods: [{ goodId: good.water, pieces }] })
const counts = [{ goodId: good.water, left: 2, taken: 1, damaged: 0, notOurs: 0 }]
const delivered = { kind: 'delivered', counts, cashCents: 0 } as const

let made = 0
const hire = ({ shop }: World) =>
  newColleague(shop, 'driver', `soferis-${(made += 1)}@avots.example`)

/** A driver with a phone and a run of today. */
async function driving(world: World, state: Parameters<World['run']>[0]) {
  const { id: whoId, email } = await hire(world)
  const run = await world.run(state, whoId)
  const { api } = await phoneOf(world.shop, email)
  return { whoId, api, ...run }
}

const newKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  return { publicKey: spki, privateKey }
}

const signed = (key: KeyObject, challenge: string) =>
  sign('sha256', Buffer.from(challenge), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')

/** A phone that its driver is about to bind by a code. */
async function unbound(world: World) {
  const { id: whoId } = await hire(world)
  const { link } = await world.owner.api.makeDeviceLink({ params: { id: String(whoId) } })
  const { publicKey, privateKey } = newKey()
  const { api } = phoneBrowser(world.shop)
  const about = { deviceName: 'Telefons', publicKey, pin: '274913' }
  const bind = () => api.bindDevice({ body: { token: secretIn(link), ...about } })
  return { whoId, api, bind, privateKey }
}

/** A phone of a driver on the road, with what it says of the first door. */
async function telling(world: World) {
  const whoId = await addDriver(world.shop)
  const { stopIds } = await world.run('road', whoId)
  const phone = await addPhone(world.shop, whoId)
  return { whoId, phone, event: phone.tell(stopIds[0]!, delivered) }
}

async function transferOf(world: World) {
  const { api, whoId, params } = await driving(world, 'road')
  const { runId: otherRunId } = await world.run('road')
  const body = { hand: 'given' as const, otherRunId, ...water(1) }
  const offer = () => api.offerOwnTransfer({ params, body })
  const ofTransfer = async () => ({ params: { id: String((await offer()).transferId) } })
  return { api, whoId, offer, ofTransfer }
}

export const phoneTries: CallTries = {
  bindDevice: async (world) => {
    const { whoId, bind } = await unbound(world)
    return { whoId, act: bind }
  },
  bindDeviceByPassword: async (world) => {
    const { id: whoId, email } = await hire(world)
    return { whoId, act: () => phoneOf(world.shop, email) }
  },
  unlock: async (world) => {
    const { whoId, api, bind, privateKey } = await unbound(world)
    const { deviceId } = await bind()
    const { challenge } = await api.startUnlock({ body: { deviceId } })
    const body = { deviceId, challenge, signature: signed(privateKey, challenge), pin: '274913' }
    return { whoId, act: () => api.unlock({ body }) }
  },
  takeDriverDay: async (world) => {
    const { whoId, api } = await driving(world, 'planned')
    return { whoId, act: () => api.takeDriverDay() }
  },
  sendEvents: async (world) => {
    const { whoId, phone, event } = await telling(world)
    return { whoId, act: () => phone.send([event]) }
  },
  moveOwnRun: async (world) => {
    const { whoId, api, params } = await driving(world, 'road')
    return { whoId, act: () => api.moveOwnRun({ params, body: { to: 'handing_in' } }) }
  },
  startOwnShift: async (world) => {
    const { whoId, api, params } = await driving(world, 'planned')
    const body = { km: 184_180, floatCents: 40_00 }
    return { whoId, act: () => api.startOwnShift({ params, body }) }
  },
  signOwnRun: async (world) => {
    const { whoId, api, params } = await driving(world, 'handing_in')
    const body = { full: 4, empty: 2, cashCents: 31_60 }
    return { whoId, act: () => api.signOwnRun({ params, body }) }
  },
  countOwnLoad: async (world) => {
    const { whoId, api, params } = await driving(world, 'loading')
    return { whoId, act: () => api.countOwnLoad({ params, body: water(8) }) }
  },
  setOwnSpares: async (world) => {
    const { whoId, api, params } = await driving(world, 'planned')
    return { whoId, act: () => api.setOwnSpares({ params, body: water(6) }) }
  },
  offerOwnTransfer: async (world) => {
    const { whoId, offer } = await transferOf(world)
    return { whoId, act: offer }
  },
  confirmOwnTransfer: async (world) => {
    const { whoId, api, ofTransfer } = await transferOf(world)
    const transfer = await ofTransfer()
    return { whoId, act: () => api.confirmOwnTransfer({ ...transfer, body: { hand: 'given' } }) }
  },
  withdrawOwnTransfer: async (world) => {
    const { whoId, api, ofTransfer } = await transferOf(world)
    const transfer = await ofTransfer()
    return { whoId, act: () => api.withdrawOwnTransfer(transfer) }
  },
  moveOwnCash: async (world) => {
    const { whoId, api, params } = await driving(world, 'handing_in')
    const image = sharp({ create: { width: 20, height: 20, channels: 3, background: 'white' } })
    const photo = (await image.jpeg().toBuffer()).toString('base64')
    const body = { to: 'expense' as const, cents: 5_00, note: 'Degviela', photo }
    return { whoId, act: () => api.moveOwnCash({ params, body }) }
  },
}
