import { mailedToken } from '../../../support/mailed-token.ts'
import { registeredPerson } from '../../../support/registered-person.ts'
import { filledForm } from '../../../support/registration.ts'
import { madePasskey, shownPasskey } from '../../../support/soft-passkey.ts'
import type { CallTries } from './tries.ts'
import type { World } from './world.ts'

const person = ({ shop }: World) => registeredPerson(shop)

const originOf = ({ app }: World) => new URL(app.config.publicUrl).origin

async function withPasskey(world: World) {
  const anna = await person(world)
  const keyId = Buffer.from(`key of customer ${anna.id}`).toString('base64url')
  const { challenge } = await anna.as.startOwnPasskey()
  const passkey = madePasskey(keyId, { challenge, origin: originOf(world) })
  const add = () => anna.as.addOwnPasskey({ body: { name: 'Tālrunis', passkey } })
  return { ...anna, keyId, add }
}

async function changingEmail(world: World) {
  const anna = await person(world)
  const body = { email: `jauna.${anna.id}@epasts.lv`, password: anna.password }
  const start = () => anna.as.startEmailChange({ body })
  return { ...anna, start }
}

const street = { city: 1, region: 1, street: 'Miera iela', house_no: '4' }

async function secondAddress(world: World) {
  const anna = await world.customer()
  const { data } = await anna.api.createAddress({ body: street })
  return { anna, params: { id: String(data.id) } }
}

/** The way in, and what a customer says of themselves. */
export const shopPeopleTries: CallTries = {
  logIn: async (world) => {
    const { id: whoId, email, password } = await person(world)
    return { whoId, act: () => world.nobody.logIn({ body: { email, password } }) }
  },
  logOut: async (world) => {
    const { id: whoId, as } = await person(world)
    return { whoId, act: () => as.logOut() }
  },
  logInByLink: async (world) => {
    const { id: whoId, email } = await person(world)
    await world.nobody.requestLogInLink({ body: { email } })
    await world.shop.work()
    const token = await mailedToken(world.shop, whoId, 'customers.log-in-link')
    return { whoId, act: () => world.nobody.logInByLink({ body: { token } }) }
  },
  logInByPasskey: async (world) => {
    const { id: whoId, keyId, add } = await withPasskey(world)
    await add()
    const { challenge } = await world.nobody.requestLogInPasskey()
    const answer = shownPasskey(keyId, { challenge, origin: originOf(world) })
    return { whoId, act: () => world.nobody.logInByPasskey({ body: { answer } }) }
  },
  addOwnPasskey: async (world) => {
    const { id: whoId, add } = await withPasskey(world)
    return { whoId, act: add }
  },
  removeOwnPasskey: async (world) => {
    const { id: whoId, add, as } = await withPasskey(world)
    await add()
    const { data } = await as.listLogInWays()
    const params = { id: String(data.passkeys[0]!.id) }
    return { whoId, act: () => as.removeOwnPasskey({ params }) }
  },
  changePassword: async (world) => {
    const { id: whoId, as, password } = await person(world)
    const params = { id: String(whoId) }
    const next = 'zilais dzērvenājs'
    const body = { password: next, paswordRepeat: next, password_old: password }
    return { whoId, act: () => as.changePassword({ params, body }) }
  },
  resetPassword: async (world) => {
    const { id: whoId, email } = await person(world)
    await world.nobody.requestPasswordReset({ body: { email } })
    await world.shop.work()
    const token = await mailedToken(world.shop, whoId, 'customers.password-reset')
    const password = 'zilais dzērvenājs'
    const body = { email, password, password_confirmation: password, token }
    return { whoId, act: () => world.nobody.resetPassword({ body }) }
  },
  endSession: async (world) => {
    const { id: whoId, email, password, as } = await person(world)
    await world.nobody.logIn({ body: { email, password } })
    const { data } = await as.listSessions()
    const other = data.find(({ is_this }) => is_this === 0)!
    return { whoId, act: () => as.endSession({ params: { id: String(other.id) } }) }
  },
  endOtherSessions: async (world) => {
    const { id: whoId, email, password, as } = await person(world)
    await world.nobody.logIn({ body: { email, password } })
    return { whoId, act: () => as.endOtherSessions() }
  },
  takeLinksBack: async (world) => {
    const { id: whoId, as } = await person(world)
    return { whoId, act: () => as.takeLinksBack() }
  },
  startEmailChange: async (world) => {
    const { id: whoId, start } = await changingEmail(world)
    return { whoId, act: start }
  },
  confirmEmailChange: async (world) => {
    const { id: whoId, start } = await changingEmail(world)
    await start()
    const tokenOf = (mail: string) =>
      mailedToken(world.shop, whoId, `customers.email-change-${mail}`)
    const confirm = async (token: string) => world.nobody.confirmEmailChange({ body: { token } })
    await confirm(await tokenOf('asked'))
    const offered = await tokenOf('offered')
    return { whoId, act: () => confirm(offered) }
  },
  saveUser: async (world) => {
    const { id: whoId, as } = await person(world)
    const params = { id: String(whoId) }
    return { whoId, act: () => as.saveUser({ params, body: { name_surname: 'Anna Kalniņa' } }) }
  },
  registerWithoutPassword: async (world) => {
    const { token } = await world.nobody.createGuest()
    const as = world.as(token)
    const { user } = await as.readUser()
    const { password: _password, password2: _again, ...body } = filledForm()
    return { whoId: user.id, act: () => as.registerWithoutPassword({ body }) }
  },
  deleteAccount: async (world) => {
    const { id: whoId, as, password } = await person(world)
    return { whoId, act: () => as.deleteAccount({ body: { password } }) }
  },
  createAddress: async (world) => {
    const anna = await world.customer()
    return { whoId: anna.id, act: () => anna.api.createAddress({ body: street }) }
  },
  changeAddress: async (world) => {
    const { anna, params } = await secondAddress(world)
    const body = { notes: 'Kods 24' }
    return { whoId: anna.id, act: () => anna.api.changeAddress({ params, body }) }
  },
  removeAddress: async (world) => {
    const { anna, params } = await secondAddress(world)
    return { whoId: anna.id, act: () => anna.api.removeAddress({ params }) }
  },
}
