import type { Db } from '../platform/database/connect.ts'

/** The versions of the texts that customers agree to; raise one when its text changes. */
export const textVersions = { agreement: '2026-11', newsletter: '2026-11' }

type Consent = { granted: boolean; source: 'registration' | 'profile' | 'order' | 'mail'; at: Date }

export const insertConsent = (
  tx: Db,
  customerId: number,
  purpose: keyof typeof textVersions,
  { granted, source, at }: Consent,
) =>
  tx
    .insertInto('consents')
    .values({
      customerId,
      purpose,
      granted,
      source,
      givenAt: at,
      textVersion: textVersions[purpose],
    })
    .execute()

type PageConsent = {
  customerId: number
  purpose: 'analytics' | 'marketing'
  granted: boolean
  textVersion: string
  source: string
  givenAt: Date
}

export const insertConsents = (db: Db, rows: PageConsent[]) =>
  db.insertInto('consents').values(rows).execute()
