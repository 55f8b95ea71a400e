import {
  newColleague,
  officeBrowser,
  secretIn,
  staffPassword,
} from '../../../support/staff-client.ts'
import { madePasskey, shownPasskey } from '../../../support/soft-passkey.ts'
import { bytesOf } from '../../../support/staff-app.ts'
import { totpCode } from '../../../../server/staff/totp.ts'
import { addPhone } from '../../../support/road-shop.ts'
import type { CallTries } from './tries.ts'
import type { World } from './world.ts'

let made = 0
const newEmail = () => `cilveks-${(made += 1)}@avots.example`

const colleague = ({ shop }: World, role = 'customerService') =>
  newColleague(shop, role, newEmail())

type Person = Awaited<ReturnType<typeof colleague>>

async function withTotp(world: World) {
  const person = await colleague(world)
  const { secret } = await person.api.startTotp()
  const codeAt = (steps: number) =>
    totpCode(bytesOf(secret), Math.floor(world.clock.now().getTime() / 30_000) + steps)
  return { ...person, codeAt }
}

const originOf = ({ app }: World) => new URL(app.config.publicUrl).origin

/** A person who has a passkey, and what it answers. */
async function withPasskey(world: World) {
  const person = await colleague(world)
  const keyId = Buffer.from(`key of ${person.id}`).toString('base64url')
  const { challenge } = await person.api.startPasskey()
  const passkey = madePasskey(keyId, { challenge, origin: originOf(world) })
  const add = () => person.api.addPasskey({ body: { name: 'Tālrunis', passkey } })
  return { ...person, keyId, add }
}

const invited = async (world: World, email: string) => {
  const roles = [{ role: 'dispatcher' as const }]
  const { link } = await world.owner.api.inviteStaff({
    body: { name: 'Dina Muceniece', email, phone: null, roles, way: 'phone' },
  })
  const staff = world.db.selectFrom('staff').select('id').where('email', '=', email)
  return { token: secretIn(link!), id: (await staff.executeTakeFirstOrThrow()).id }
}

const idOf = (id: number) => ({ params: { id: String(id) } })

const byThemselves = (person: Person, act: () => Promise<unknown>) => ({ whoId: person.id, act })

/** The way in, and the own secrets. */
export const ownTries: CallTries = {
  signIn: async (world) => {
    const { email, id } = await colleague(world)
    const { api } = officeBrowser(world.shop)
    return { whoId: id, act: () => api.signIn({ body: { login: email, password: staffPassword } }) }
  },
  confirmByCode: async (world) => {
    const { api, codeAt, email, id } = await withTotp(world)
    await api.confirmTotp({ body: { code: codeAt(0) } })
    const other = officeBrowser(world.shop).api
    await other.signIn({ body: { login: email, password: staffPassword } })
    return { whoId: id, act: () => other.confirmByCode({ body: { code: codeAt(1) } }) }
  },
  confirmByPasskey: async (world) => {
    const { add, keyId, email, id } = await withPasskey(world)
    await add()
    const { api } = officeBrowser(world.shop)
    await api.signIn({ body: { login: email, password: staffPassword } })
    const { challenge } = await api.requestPasskey()
    const answer = shownPasskey(keyId, { challenge, origin: originOf(world) })
    return { whoId: id, act: () => api.confirmByPasskey({ body: { answer } }) }
  },
  signOut: async (world) => {
    const person = await colleague(world)
    return byThemselves(person, () => person.api.signOut())
  },
  startViewing: async (world) => {
    const { id: staffId } = await colleague(world)
    const person = await colleague(world, 'owner')
    return byThemselves(person, () => person.api.startViewing({ body: { staffId } }))
  },
  endViewing: async (world) => {
    const { id: staffId } = await colleague(world)
    const person = await colleague(world, 'owner')
    await person.api.startViewing({ body: { staffId } })
    return byThemselves(person, () => person.api.endViewing())
  },
  acceptInvitation: async (world) => {
    const { token, id } = await invited(world, newEmail())
    const body = { token, password: staffPassword, passwordAgain: staffPassword }
    return { whoId: id, act: () => officeBrowser(world.shop).api.acceptInvitation({ body }) }
  },
  changeOwnPassword: async (world) => {
    const person = await colleague(world)
    const password = 'zilais dzērvenājs'
    const body = { oldPassword: staffPassword, password, passwordAgain: password }
    return byThemselves(person, () => person.api.changeOwnPassword({ body }))
  },
  confirmTotp: async (world) => {
    const person = await withTotp(world)
    const body = { code: person.codeAt(0) }
    return byThemselves(person, () => person.api.confirmTotp({ body }))
  },
  removeTotp: async (world) => {
    const person = await withTotp(world)
    await person.api.confirmTotp({ body: { code: person.codeAt(0) } })
    return byThemselves(person, () => person.api.removeTotp())
  },
  addPasskey: async (world) => {
    const person = await withPasskey(world)
    return byThemselves(person, person.add)
  },
  removePasskey: async (world) => {
    const person = await withPasskey(world)
    await person.add()
    const [passkey] = (await person.api.readOwnAccess()).passkeys
    return byThemselves(person, () => person.api.removePasskey(idOf(passkey!.id)))
  },
  renewRecoveryCodes: async (world) => {
    const person = await withTotp(world)
    await person.api.confirmTotp({ body: { code: person.codeAt(0) } })
    return byThemselves(person, () => person.api.renewRecoveryCodes())
  },
  endOwnSession: async (world) => {
    const person = await colleague(world)
    const { api } = officeBrowser(world.shop)
    await api.signIn({ body: { login: person.email, password: staffPassword } })
    const { sessions } = await person.api.readOwnAccess()
    const other = sessions.find(({ isThis }) => !isThis)!
    return byThemselves(person, () => person.api.endOwnSession(idOf(other.id)))
  },
  endOtherOwnSessions: async (world) => {
    const person = await colleague(world)
    return byThemselves(person, () => person.api.endOtherOwnSessions())
  },
}

/** What the owner does with the people of the company. */
export const peopleTries: CallTries = {
  inviteStaff: async (world) => ({ act: () => invited(world, newEmail()) }),
  renewInvitation: async (world) => {
    const { id } = await invited(world, newEmail())
    return { act: () => world.owner.api.renewInvitation({ ...idOf(id), body: { way: 'phone' } }) }
  },
  changeStaff: async (world) => {
    const { id, email } = await colleague(world)
    const body = { name: 'Dina Kalniņa', email, roles: [{ role: 'dispatcher' as const }] }
    return { act: () => world.owner.api.changeStaff({ ...idOf(id), body }) }
  },
  endStaff: async (world) => {
    const { id } = await colleague(world)
    return { act: () => world.owner.api.endStaff({ ...idOf(id), body: { reason: 'Aizgāja' } }) }
  },
  resetFactors: async (world) => {
    const { id } = await colleague(world)
    return { act: () => world.owner.api.resetFactors(idOf(id)) }
  },
  makeDeviceLink: async (world) => {
    const { id } = await colleague(world, 'driver')
    return { act: () => world.owner.api.makeDeviceLink(idOf(id)) }
  },
  revokeDevice: async (world) => {
    const { id } = await colleague(world, 'driver')
    const { device } = await addPhone(world.shop, id)
    return { act: () => world.owner.api.revokeDevice(idOf(device)) }
  },
}
