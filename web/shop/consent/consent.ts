import { createObserved, type Observed } from '../../client/observed.ts'

/** What may be asked for beside what the shop needs to work. */
export const purposes = ['analytics', 'marketing'] as const

export type Purpose = (typeof purposes)[number]

export type Consent = Record<Purpose, boolean>

/** A new wording is a new question: answers to an older one are asked again, and any answer after a year. */
export const TEXT_VERSION = '2026-11'

const KEY = 'avots.consent'
const YEAR_MS = 31_536_000_000

type Kept = Consent & { version: string; at: number }

/** The visitor's answer: `null` while they owe one, `undefined` until this browser was looked through. */
export const consent: Observed<Consent | null | undefined> = createObserved<
  Consent | null | undefined
>(undefined)

/** Finds an answer given earlier in this browser. */
export function recallConsent(now = Date.now()) {
  const kept = readKept()
  const isStale = kept === undefined || kept.version !== TEXT_VERSION || now - kept.at > YEAR_MS
  consent.set(isStale ? null : { analytics: kept.analytics, marketing: kept.marketing })
}

export function keepConsent(answer: Consent, now = Date.now()) {
  const kept: Kept = { ...answer, version: TEXT_VERSION, at: now }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing is asked again next time.
  }
  consent.set(answer)
}

function readKept(): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Kept> | null
    const isWhole = typeof kept?.analytics === 'boolean' && typeof kept.marketing === 'boolean'
    return isWhole && typeof kept.at === 'number' ? (kept as Kept) : undefined
  } catch {
    return undefined
  }
}
