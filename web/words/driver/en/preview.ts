import type { preview as lv } from '../lv/preview.ts'

export const preview: typeof lv = {
  title: 'Driver – Avots',
  name: 'Avots',
  driver: 'driver',
  heading: 'Your day will be here',
  lead: 'This page is being built.',
  notSignedIn: 'You are not signed in. There are no driver accounts yet.',
  unreachable: 'The server does not answer now. Please reload the page.',
  signedInAs: (name: string) => `Signed in: ${name}`,
  parts: [
    'What to load and in which order to drive.',
    'At each stop: empties, what to leave, the address and the cash.',
    'Nothing is lost without a network.',
  ],
  otherLanguage: 'Latviski',
}
