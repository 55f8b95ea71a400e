import { join } from 'node:path'
import type { App, AppWithDb } from './app-context.ts'
import { cachedAssociations } from './catalogue/associations.ts'
import { cachedAttributes } from './catalogue/attributes.ts'
import { knownSessions } from './customers/known-sessions.ts'
import { placedOrders } from './live-changes.ts'
import { openPushKeys } from './notifications/push/push-keys.ts'
import { bankOffers } from './payments/offered-methods.ts'
import { openProvider } from './payments/provider.ts'
import type { Db } from './platform/database/connect.ts'
import type { Notices } from './platform/database/notices.ts'
import { openFiles } from './platform/files/files.ts'
import { committedMails } from './platform/mail/queue-mail.ts'
import { catalogueIndex } from './search/catalogue-index.ts'
import { vocabulary } from './search/vocabulary.ts'
import { webhookStore } from './payments/store-webhook.ts'
import { shopSettings } from './settings/shop-settings.ts'
import { stockChanges } from './stock/stock-changes.ts'
import { territoryCache } from './territory/region-days.ts'

type Opened = Pick<App, 'config' | 'clock' | 'log' | 'secret'> & {
  db: Db
  notices: Notices
  /**
   * What memory is filled from: connections that no transaction can take. A verb that waits for
   * memory holds one of `db`; were memory to wait for another of those, all could wait for good.
   */
  memoryDb?: Db
}

/** Makes everything that a process makes once. */
export function createApp({ memoryDb, ...opened }: Opened): AppWithDb {
  const { db, notices, log } = opened
  const from = memoryDb ?? db
  const loadIndex = catalogueIndex(from, notices)
  const provider = openProvider(opened)
  const { SECRET_PREVIOUS: previous } = opened.config
  return {
    ...opened,
    secrets: [opened.secret, ...(previous === undefined ? [] : [previous])],
    knownSessions: knownSessions(opened),
    settings: shopSettings(from, notices, opened.clock),
    territory: territoryCache(from, notices),
    provider,
    bankOffers: bankOffers(provider),
    pushKeys: openPushKeys(opened.config),
    files: openFiles(join(opened.config.dataDir, 'files')),
    storeWebhook: webhookStore(db),
    loadIndex,
    loadVocabulary: vocabulary(from, notices, loadIndex),
    loadAttributes: cachedAttributes(from, notices),
    loadAssociations: cachedAssociations(from, notices),
    enqueueCommittedMail: committedMails(db, log),
    publishPlacedOrder: placedOrders(db, log),
    publishStockChange: stockChanges(db, log),
  }
}
