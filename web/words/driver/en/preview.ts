import type { preview as lv } from '../lv/preview.ts'

export const preview: typeof lv = {
  title: 'Driver – Avots',
  name: 'Avots',
  driver: 'driver',
  heading: 'Your day will be here',
  lead: 'This page is being built.',
  parts: [
    'What to load and in which order to drive.',
    'At each stop: empties, what to leave, the address and the cash.',
    'Nothing is lost without a network.',
  ],
  otherLanguage: 'Latviski',
}
