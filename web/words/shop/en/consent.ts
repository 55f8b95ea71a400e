import type { consent as lv } from '../lv/consent.ts'

export const consent: typeof lv = {
  title: 'May we count visits?',
  reasons: [
    'It shows us which advertisements help.',
    'The shop works without it.',
    'You can change your choice at any time.',
  ],
  more: 'About cookies',
  purposes: 'What you agree to',
  necessary: 'Necessary',
  necessaryHint:
    'Logging in, the cart, the language and this answer. The shop does not work without them.',
  analytics: 'Counting visits',
  analyticsHint: 'Google Analytics: which pages and goods are looked at.',
  marketing: 'Measuring advertising',
  marketingHint: 'Meta Pixel: whether an order came from an advertisement of ours.',
  refuse: 'Refuse all',
  accept: 'Accept all',
  choose: 'Choose',
  save: 'Save my choice',
  saved: 'Your choice is saved.',
}
