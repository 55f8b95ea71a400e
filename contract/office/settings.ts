import { z } from 'zod'
import { defaultSettings, type ShopSettings } from '../../domain/settings.ts'
import { callTable } from '../shared/call.ts'
import { DayText, filledText, Id, IdText, StoredValue } from '../shared/scalars.ts'
import { settingGroups, settingUnits } from '../shared/setting-sentences.ts'
import { deedCall } from './deed-call.ts'

const SettingKey = z.enum(
  Object.keys(defaultSettings) as [keyof ShopSettings, ...(keyof ShopSettings)[]],
)

const SettingChange = z
  .object({
    id: Id,
    key: z.string(),
    value: StoredValue,
    startsOn: z.string(),
    reason: z.string(),
    madeAt: z.iso.datetime(),
    /** The person's name, or null for a command on the machine. */
    by: z.string().nullable(),
    isTakenBack: z.boolean(),
  })
  .meta({ id: 'SettingChange' })

const Setting = z
  .object({
    key: SettingKey,
    group: z.enum(settingGroups),
    unit: z.enum(settingUnits),
    /** What it is, in a sentence of the caller's language. */
    about: z.string(),
    value: StoredValue,
    /** The change that is in force; null for the value from the beginning. */
    since: SettingChange.nullable(),
    planned: z.array(SettingChange),
  })
  .meta({ id: 'Setting' })

/** Sums, limits, times and the seller's data, each from a day on. */
export const settingCalls = callTable({
  listSettings: {
    method: 'GET',
    path: '/settings',
    summary: 'All settings with what is in force and what is planned',
    audience: { staff: 'changeSettings' },
    answer: z.object({ rows: z.array(Setting) }),
  },
  listSettingChanges: {
    method: 'GET',
    path: '/settings/changes',
    summary: 'Every change of a setting, the newest first',
    audience: { staff: 'changeSettings' },
    query: z.object({ key: SettingKey.optional() }),
    answer: z.object({ rows: z.array(SettingChange) }),
  },
  changeSetting: deedCall({
    path: '/settings/change',
    summary: 'A setting from today or a later day on; what is ordered already stays as it is',
    right: 'changeSettings',
    body: { key: SettingKey, value: StoredValue, startsOn: DayText, reason: filledText(300) },
  }),
  takeSettingBack: {
    ...deedCall({
      path: '/settings/changes/:id/take-back',
      summary: 'Takes a change back; the value of before is in force again, or stays so',
      right: 'changeSettings',
      body: { reason: filledText(300) },
    }),
    params: z.object({ id: IdText }),
  },
})
