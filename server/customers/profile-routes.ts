import type { profileCalls } from '../../contract/profile.ts'
import { done, refuse } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { changeProfile } from './change-profile.ts'
import type { CustomerDeps } from './customer-deps.ts'
import { readUser } from './read-user.ts'
import { register } from './register.ts'
import { referralSources, updateProfile } from './store.ts'
import { doubtfulNumber, personTypes } from './words.ts'

export const profileRoutes = (app: App, rooms: CustomerDeps): Handlers<typeof profileCalls> => ({
  saveUser: async ({ caller, origin, params, body }) => {
    const { customerId, kind, language } = caller
    if (params.id !== customerId) return refuse({ code: 'not_found' })
    const saved =
      kind === 'guest'
        ? await register(app, caller, body, origin)
        : await changeProfile(app, customerId, body)
    if (!saved.ok) return saved
    const user = await readUser(app, customerId, rooms)
    return done({
      user,
      warnings: saved.value.isDoubtful ? [doubtfulNumber[user.person_type][language]] : [],
    })
  },
  chooseLanguage: async ({ caller, body }) => {
    await updateProfile(app.db, caller.customerId, { language: body.language })
    return done({ data: body })
  },
  listPersonTypes: async ({ caller: { language } }) =>
    done({ data: personTypes.map((type) => ({ id: type.id, name: type[language] })) }),
  listReferences: async ({ caller: { language } }) => {
    const sources = await referralSources(app.db)
    return done({
      data: sources.map((row) => ({
        id: row.id,
        name: language === 'en' ? row.nameEn : row.nameLv,
      })),
    })
  },
})
