/** As long as `web/shop/consent/consent.ts` asks the same question. */
const version = '2026-11'

type Answer = { analytics: boolean; marketing: boolean }

/** A browser whose owner has answered about cookies: most journeys are not about that. */
export const answered = (origin: string, answer: Answer) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [{ name: 'avots.consent', value: JSON.stringify({ ...answer, version, at: Date.now() }) }],
    },
  ],
})
