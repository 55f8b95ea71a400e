import { join } from 'node:path'
import type { App, AppWithDb } from './app-context.ts'
import { cachedAssociations } from './catalogue/associations.ts'
import { cachedAttributes } from './catalogue/attributes.ts'
import { knownSessions } from './customers/known-sessions.ts'
import { placedOrders } from './live-changes.ts'
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

type Opened = Pick<App, 'config' | 'clock' | 'log' | 'secret'> & { db: Db; notices: Notices }

/** Makes everything that a process makes once. */
export function createApp(opened: Opened): AppWithDb {
  const { db, notices, log } = opened
  const loadIndex = catalogueIndex(db, notices)
  const provider = openProvider(opened)
  const { SECRET_PREVIOUS: previous } = opened.config
  return {
    ...opened,
    secrets: [opened.secret, ...(previous === undefined ? [] : [previous])],
    knownSessions: knownSessions(opened),
    settings: shopSettings(db, notices, opened.clock),
    territory: territoryCache(db, notices),
    provider,
    bankOffers: bankOffers(provider),
    files: openFiles(join(opened.config.dataDir, 'files')),
    storeWebhook: webhookStore(db),
    loadIndex,
    loadVocabulary: vocabulary(db, notices, loadIndex),
    loadAttributes: cachedAttributes(db, notices),
    loadAssociations: cachedAssociations(db, notices),
    enqueueCommittedMail: committedMails(db, log),
    publishPlacedOrder: placedOrders(db, log),
    publishStockChange: stockChanges(db, log),
  }
}
