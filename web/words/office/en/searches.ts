import type { searches as lv } from '../lv/searches.ts'

export const searches: typeof lv = {
  title: 'Searched in vain',
  since: (day) =>
    `Since ${day} customers searched for these and found nothing. Perhaps a good goes by another name, perhaps we have none.`,
  nothing: 'Everything that was searched was found.',
  term: 'Searched',
  times: 'Times',
  lastOn: 'Last',
  look: (term) => `Search in the shop: ${term}`,
}
