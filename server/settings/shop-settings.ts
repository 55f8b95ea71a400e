import { defaultSettings, type ShopSettings } from '../../domain/settings.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Notices } from '../platform/database/notices.ts'

/** Reads the settings; cached until the database notifies that they changed. */
export type Settings = () => Promise<ShopSettings>

declare module '../app-context.ts' {
  interface App {
    settings: Settings
  }
}

export function shopSettings(db: Db, notices: Notices): Settings {
  let cached: Promise<ShopSettings> | undefined
  notices.on('settings_changed', () => (cached = undefined))
  return () => {
    cached ??= readSettings(db).catch((error: unknown) => {
      cached = undefined
      throw error
    })
    return cached
  }
}

async function readSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
  const known = rows.filter(({ key }) => Object.hasOwn(defaultSettings, key))
  return { ...defaultSettings, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) }
}
