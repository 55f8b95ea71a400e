import { personTypes } from '../../contract/shop/vocabularies/person-types.ts'
import type { profileCalls, UserFields } from '../../contract/shop/profile.ts'
import type { Actor } from '../../domain/actor.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { changeProfile } from './change-profile.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { readUser } from './read-user.ts'
import { checkRegistration, refuseTakenEmail, register } from './register.ts'
import { referralSources, updateProfile } from './store.ts'

const personTypeNames = {
  person: { lv: 'Privātpersona', en: 'Private person' },
  company: { lv: 'Uzņēmums', en: 'Company' },
}

/** A number with a wrong checksum may still be real. */
const doubtfulNumber = {
  person: {
    lv: 'Lūdzu, pārbaudiet personas kodu: tā kontrolcipars neatbilst.',
    en: 'Please check the personal code: its check digit is not right.',
  },
  company: {
    lv: 'Lūdzu, pārbaudiet reģistrācijas numuru: tā kontrolcipars neatbilst.',
    en: 'Please check the registration number: its check digit is not right.',
  },
}

export const profileRoutes = (
  app: AppWithDb,
  rooms: CustomerDeps,
): Handlers<typeof profileCalls> => ({
  saveUser: async ({ caller, by, origin, params, body }) => {
    const { customerId, kind, language } = caller
    if (params.id !== customerId) return refuse({ code: 'not_found' })
    const saved =
      kind === 'guest'
        ? await registerGuest(app, by, { customerId, address: origin.address }, body)
        : await inTransaction(app.db, (tx) =>
            changeProfile(app, tx, by, { customerId, fields: body }),
          )
    if (!saved.ok) return saved
    const user = await readUser(app.db, customerId, rooms)
    return done({
      user,
      warnings: saved.value.isDoubtful
        ? [doubtfulNumber[personTypes.nameOf(user.person_type)][language]]
        : [],
    })
  },
  chooseLanguage: async ({ caller, body }) => {
    await inTransaction(app.db, (tx) =>
      updateProfile(tx, caller.customerId, { language: body.language }),
    )
    return done({ data: body })
  },
  listPersonTypes: ({ caller: { language } }) => Promise.resolve(done(personTypesIn(language))),
  listReferences: async ({ caller: { language } }) => {
    const sources = await referralSources(app.db)
    return done({
      data: sources.map(({ id, nameEn, nameLv }) => ({
        id,
        name: language === 'en' ? nameEn : nameLv,
      })),
    })
  },
})

const personTypesIn = (language: Language) => ({
  data: personTypes.numbers.map((id) => ({
    id,
    name: personTypeNames[personTypes.nameOf(id)][language],
  })),
})

async function registerGuest(
  app: AppWithDb,
  by: Actor,
  guest: { customerId: number; address: string },
  fields: UserFields,
) {
  const checked = await checkRegistration(app, guest.customerId, fields, guest.address)
  if (!checked.ok) return checked
  const registered = await inTransaction(app.db, (tx) =>
    register(app, tx, by, guest, checked.value),
  ).catch(refuseTakenEmail)
  return registered.ok ? done({ isDoubtful: checked.value.isDoubtful }) : registered
}
