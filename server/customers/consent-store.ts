import type { Db } from '../platform/database/connect.ts'

/** The texts that people agree to; a new text is a new version. */
export const textVersions = { agreement: '2026-11', newsletter: '2026-11' }

type Consent = { granted: boolean; source: 'registration' | 'profile'; at: Date }

export const saveConsent = (
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
