import { TEXT_VERSION as version } from '../../web/shop/consent/consent.ts'

type Answer = { analytics: boolean; marketing: boolean }

/** A browser whose owner has answered about cookies: most journeys are not about that. */
export const answered = (origin: string, answer: Answer) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        { name: 'avots.consent', value: JSON.stringify({ ...answer, version, at: Date.now() }) },
      ],
    },
  ],
})
