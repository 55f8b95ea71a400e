import type { zones as lv } from '../lv/zones.ts'

const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

export const zones: typeof lv = {
  townMap: 'Riga',
  countryMap: 'Around Riga and further',
  loading: 'Loading the map…',
  failed: 'The map could not be loaded.',
  tryAgain: 'Try again',
  everyWeeks: (weeks, days) => `once every ${numbers[weeks]} weeks, on ${days}`,
  noCourier: 'by parcel machine or another courier, without water bottles',
  showPlaces: 'Places by zone',
}
