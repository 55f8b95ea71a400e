import { personTypes } from '../../contract/shop/vocabularies/person-types.ts'
import type { profileCalls } from '../../contract/shop/profile.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Language } from '../../domain/words/language.ts'
import type { AppWithDb } from '../app-context.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { changeProfile } from './change-profile.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { forgetSessionsOf } from './forget-sessions.ts'
import { checkRegistration } from './register.ts'
import { registerGuest, registeredAnswer } from './register-guest.ts'
import { referralSources, updateProfile } from './store.ts'

const personTypeNames = {
  person: { lv: 'Privātpersona', en: 'Private person' },
  company: { lv: 'Uzņēmums', en: 'Company' },
}

export const profileRoutes = (
  app: AppWithDb,
  rooms: CustomerDeps,
): Handlers<typeof profileCalls> => ({
  saveUser: async ({ caller, by, origin, params, body }) => {
    const { customerId, kind, language } = caller
    if (params.id !== customerId) return refuse({ code: 'not_found' })
    const guest = { customerId, ...origin }
    const saved =
      kind === 'guest'
        ? await registerGuest(app, by, guest, await checkRegistration(app, guest, body))
        : await inTransaction(app.db, (tx) =>
            changeProfile(app, tx, by, { customerId, fields: body }),
          )
    return saved.ok
      ? done(await registeredAnswer(app, rooms, { customerId, language }, saved.value))
      : saved
  },
  chooseLanguage: async ({ caller, body }) => {
    await inTransaction(app.db, async (tx) => {
      await forgetSessionsOf(app, tx, caller.customerId)
      await updateProfile(tx, caller.customerId, { language: body.language })
    })
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
