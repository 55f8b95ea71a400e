import { createObserved, type Observed } from '../../client/observed.ts'
import { safeLocalStorage } from '../../client/safe-storage.ts'

/** The purposes that need consent. */
export const purposes = ['analytics', 'marketing'] as const

export type Purpose = (typeof purposes)[number]

export type Consent = Record<Purpose, boolean>

/** A new wording asks every visitor again; so does a year. */
export const TEXT_VERSION = '2026-11'

const KEY = 'avots.consent'
const YEAR_MS = 31_536_000_000

type StoredConsent = Consent & { version: string; at: number }

/** The visitor's answer; `null` when there is none, `undefined` before the storage was read. */
export const consent: Observed<Consent | null | undefined> = createObserved<
  Consent | null | undefined
>(undefined)

/** Reads an earlier answer from this browser's storage. */
export function loadConsent(now = Date.now()) {
  const stored = readStored()
  const isStale =
    stored === undefined || stored.version !== TEXT_VERSION || now - stored.at > YEAR_MS
  consent.set(isStale ? null : { analytics: stored.analytics, marketing: stored.marketing })
}

export function saveConsent(answer: Consent, now = Date.now()) {
  const stored: StoredConsent = { ...answer, version: TEXT_VERSION, at: now }
  safeLocalStorage.writeJson(KEY, stored)
  consent.set(answer)
}

function readStored(): StoredConsent | undefined {
  const stored = safeLocalStorage.readJson(KEY) as Partial<StoredConsent> | undefined
  const isComplete = typeof stored?.analytics === 'boolean' && typeof stored.marketing === 'boolean'
  return isComplete && typeof stored.at === 'number' ? (stored as StoredConsent) : undefined
}
