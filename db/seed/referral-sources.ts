import type { Bilingual } from './bilingual.ts'

/** Answers to "how did you hear of us". */
export const referralSources: Bilingual[] = [
  { lv: 'Draugi vai kolēģi', en: 'Friends or colleagues' },
  { lv: 'Meklētājs internetā', en: 'Search on the web' },
  { lv: 'Sociālie tīkli', en: 'Social media' },
  { lv: 'Kurjera auto uz ielas', en: 'A delivery van in the street' },
  { lv: 'Reklāma pastkastītē', en: 'A leaflet in the letter box' },
  { lv: 'Cits', en: 'Other' },
]
