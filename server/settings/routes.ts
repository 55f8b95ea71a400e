import type { settingCalls } from '../../contract/office/settings.ts'
import { aboutSettings } from '../../contract/shared/setting-sentences.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done } from '../../domain/outcome.ts'
import type { ShopSettings } from '../../domain/settings.ts'
import { doAct, wantedOf } from '../actions/do-act.ts'
import type { AppWithDb } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { changeSettingDeed, takeSettingBackDeed } from './setting-deeds.ts'
import { findStoredSettings, listChanges } from './setting-store.ts'
import { settingsOn } from './shop-settings.ts'

export const settingRoutes = (app: AppWithDb): Handlers<typeof settingCalls> => ({
  listSettings: async ({ caller: { language } }) => {
    const changes = await listChanges(app.db)
    const today = app.clock.today()
    const kept = changes.filter(({ takenBackAt }) => takenBackAt === null)
    const inOrder = kept.toSorted((one, other) =>
      one.startsOn === other.startsOn ? one.id - other.id : one.startsOn < other.startsOn ? -1 : 1,
    )
    const values = settingsOn(await findStoredSettings(app.db), today)
    const rows = (Object.keys(aboutSettings) as (keyof ShopSettings)[]).map((key) => {
      const { group, unit, [language]: about } = aboutSettings[key]
      const ofKey = inOrder.filter((change) => change.key === key)
      const since = ofKey.findLast(({ startsOn }) => startsOn <= today)
      const planned = ofKey.filter(({ startsOn }) => startsOn > today).map(changeAnswer)
      const value = values[key]
      return { key, group, unit, about, value, since: since ? changeAnswer(since) : null, planned }
    })
    return done({ rows })
  },
  listSettingChanges: async ({ query: { key } }) =>
    done({ rows: (await listChanges(app.db, key)).map(changeAnswer) }),
  changeSetting: ({ by, query, body, caller }) => {
    const { key, value, startsOn, reason } = body
    const rows = [{ key, value, startsOn: dayOf(startsOn), reason }]
    return doAct(app, by, { deed: changeSettingDeed, rows }, wantedOf(query, body, caller))
  },
  takeSettingBack: ({ by, params: { id: changeId }, query, body, caller }) => {
    const rows = [{ changeId, reason: body.reason }]
    return doAct(app, by, { deed: takeSettingBackDeed, rows }, wantedOf(query, body, caller))
  },
})

const changeAnswer = ({
  madeAt,
  takenBackAt,
  name: by,
  ...change
}: Awaited<ReturnType<typeof listChanges>>[number]) => ({
  ...change,
  by,
  madeAt: madeAt.toISOString(),
  isTakenBack: takenBackAt !== null,
})
