import { defaultSettings, type ShopSettings } from '../../domain/settings.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Notices } from '../platform/database/notices.ts'

/** Reads the sums and limits that the office may change; kept in memory until the database says that they changed. */
export type Settings = () => Promise<ShopSettings>

export function shopSettings(db: Db, notices: Notices): Settings {
  let read: Promise<ShopSettings> | undefined
  notices.on('settings_changed', () => (read = undefined))
  return () => {
    read ??= readSettings(db).catch((error: unknown) => {
      read = undefined
      throw error
    })
    return read
  }
}

async function readSettings(db: Db): Promise<ShopSettings> {
  const rows = await db.selectFrom('settings').select(['key', 'value']).execute()
  const known = rows.filter(({ key }) => Object.hasOwn(defaultSettings, key))
  return { ...defaultSettings, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) }
}
