import type { Day } from '../../domain/calendar.ts'
import { defaultSettings, type ShopSettings } from '../../domain/settings.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Notices } from '../platform/database/notices.ts'
import { findStoredSettings } from './setting-store.ts'

type Stored = { key: string; value: unknown }
export type StoredSettings = {
  former: readonly Stored[]
  changes: readonly (Stored & { startsOn: Day })[]
}

/** The settings of today; cached until the database notifies that they changed. */
export type Settings = () => Promise<ShopSettings>

declare module '../app-context.ts' {
  interface App {
    settings: Settings
  }
}

export function shopSettings(db: Db, notices: Notices, clock: Clock): Settings {
  let stored: Promise<StoredSettings> | undefined
  let inForce: { day: Day; settings: ShopSettings; of: StoredSettings } | undefined
  notices.on('settings_changed', () => (stored = undefined))
  return async () => {
    stored ??= findStoredSettings(db).catch((error: unknown) => {
      stored = undefined
      throw error
    })
    const day = clock.today()
    const of = await stored
    if (inForce?.day !== day || inForce.of !== of)
      inForce = { day, settings: settingsOn(of, day), of }
    return inForce.settings
  }
}

/** The latest change of each setting that has started by then, in the order of `findChanges`. */
export function settingsOn({ former, changes }: StoredSettings, day: Day): ShopSettings {
  const started = changes.filter(({ startsOn }) => startsOn <= day)
  const known = [...former, ...started].filter(({ key }) => Object.hasOwn(defaultSettings, key))
  return { ...defaultSettings, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) }
}
