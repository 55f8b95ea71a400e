import { latvian } from '../../../domain/calendar/phrase-tables.ts'

/** Words of the map of delivery zones. */
export const zones = {
  townMap: 'Rīga',
  countryMap: 'Pierīga un tālāk',
  loading: 'Ielādē karti…',
  failed: 'Karti neizdevās ielādēt.',
  again: 'Mēģināt vēlreiz',
  everyWeeks: (weeks: number, days: string) => `reizi ${latvian.inNumbers[weeks]} nedēļās, ${days}`,
  notOurs: 'ar pakomātu vai citu kurjeru, bez ūdens pudelēm',
  showPlaces: 'Vietas pa zonām',
}
