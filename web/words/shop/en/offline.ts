import type { offline as latvian } from '../lv/offline.ts'

/** The installed shop without a network. */
export const offline: typeof latvian = {
  lastKnown: (day: string, time: string) =>
    `There is no internet connection. You see what was known ${day} at ${time}.`,
  title: 'This page needs the internet',
  text: 'There is no connection now, and this page has not been opened on this device before. It will open by itself as soon as the internet is back.',
  available: 'Without the internet you can look at:',
  cart: 'Cart',
}
