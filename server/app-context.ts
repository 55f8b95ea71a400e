import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/database/connect.ts'
import type { Notices } from './platform/database/notices.ts'
import type { Logger } from './platform/log.ts'
import type { Settings } from './settings/shop-settings.ts'

/** The context that every room is given; it knows no room. */
export type App = {
  db: Db
  clock: Clock
  config: Config
  log: Logger
  notices: Notices
  settings: Settings
  /** Signs links and feeds; the same in all processes of a shop. */
  secret: string
}
