import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import type { Db } from './platform/database/connect.ts'
import type { Notices } from './platform/database/notices.ts'
import type { committedMails } from './platform/mail/queue-mail.ts'
import type { Logger } from './platform/log.ts'

/**
 * What every verb is given; it knows no room and no database. A room adds what it makes once:
 * `declare module '../app-context.ts' { interface App { territory: TerritoryCache } }`, made in
 * `create-app.ts`.
 */
export interface App {
  clock: Clock
  config: Config
  log: Logger
  /** Signs links and feeds; the same in all processes of a shop. */
  secret: string
  /** What a link may be signed with: the secret, and the previous one while they rotate. */
  secrets: readonly string[]
  enqueueCommittedMail: ReturnType<typeof committedMails>
}

/** What routes, jobs and commands are given: they open the transactions. */
export type AppWithDb = App & { db: Db; notices: Notices }
