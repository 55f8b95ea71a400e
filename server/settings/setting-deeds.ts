import { z } from 'zod'
import { DayText } from '../../contract/shared/scalars.ts'
import { dayOf } from '../../domain/calendar.ts'
import { done, refuse } from '../../domain/outcome.ts'
import { defaultSettings, type ShopSettings } from '../../domain/settings.ts'
import type { Deed } from '../actions/deed.ts'
import { changeSetting, isSetting, takeSettingBack } from './change-setting.ts'
import { findStoredSettings } from './setting-store.ts'
import { settingsOn } from './shop-settings.ts'
import { whomItHits } from './whom-it-hits.ts'

const Changing = z.object({
  key: z.enum(Object.keys(defaultSettings) as [keyof ShopSettings, ...(keyof ShopSettings)[]]),
  value: z.unknown(),
  startsOn: DayText.transform(dayOf),
  reason: z.string(),
})

export const changeSettingDeed: Deed<z.output<typeof Changing>> = {
  name: 'settings.change',
  right: 'changeSettings',
  input: Changing,
  isAudited: true,
  subject: ({ key }) => ({ kind: 'setting', id: key }),
  reasonOf: ({ reason }) => reason,
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, change) => {
    const { key, value, startsOn } = change
    const before = settingsOn(await findStoredSettings(tx), startsOn)[key]
    const changed = await changeSetting(app, tx, by, change)
    if (!changed.ok && changed.refusal === 'in_the_past')
      return refuse({ fields: { startsOn: [{ problem: 'day_in_the_past' }] } })
    if (!changed.ok) return refuse({ fields: { value: [{ problem: 'invalid' }] } })
    const input = { changeId: changed.value, reason: 'Atsaukts' }
    return done({
      undo: { deed: 'settings.take_back', input },
      changes: [{ kind: 'setting', id: key, field: startsOn, before, after: value }],
      hits: await whomItHits(tx, key),
    })
  },
}

const TakingBack = z.object({ changeId: z.int(), reason: z.string() })

export const takeSettingBackDeed: Deed<z.output<typeof TakingBack>> = {
  name: 'settings.take_back',
  right: 'changeSettings',
  input: TakingBack,
  isAudited: true,
  subject: ({ changeId }) => ({ kind: 'setting', id: changeId }),
  reasonOf: ({ reason }) => reason,
  reach: () => Promise.resolve({}),
  run: async (app, tx, by, takingBack) => {
    const taken = await takeSettingBack(app, tx, by, takingBack)
    if (!taken.ok) return refuse({ code: 'not_found' })
    const { key, value } = taken.value
    if (!isSetting(key)) return done({})
    const after = settingsOn(await findStoredSettings(tx), app.clock.today())[key]
    return done({
      changes: [{ kind: 'setting', id: key, field: 'value', before: value, after }],
      hits: await whomItHits(tx, key),
    })
  },
}
