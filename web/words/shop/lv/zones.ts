import { latvian } from '../../../../domain/calendar/phrase-tables.ts'

/** The map of delivery zones. */
export const zones = {
  townMap: 'Rīga',
  countryMap: 'Pierīga un tālāk',
  loading: 'Ielādē karti…',
  failed: 'Karti neizdevās ielādēt.',
  tryAgain: 'Mēģināt vēlreiz',
  everyWeeks: (weeks: number, days: string) => `reizi ${latvian.inNumbers[weeks]} nedēļās, ${days}`,
  noCourier: 'ar pakomātu vai citu kurjeru, bez ūdens pudelēm',
  showPlaces: 'Vietas pa zonām',
}
