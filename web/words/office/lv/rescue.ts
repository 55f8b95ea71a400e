import { latvianForm } from '../../../../domain/words/plural.ts'

/** What a phone without a network hands over as codes. */
export const rescue = {
  title: 'Tālruņa kodi',
  lead: 'Tālrunī: Nosūtāmais, Nodot ar kodiem. Rādiet kodus kamerai pēc kārtas vai ielīmējiet to tekstu.',
  camera: 'Ieslēgt kameru',
  cameraOff: 'Izslēgt kameru',
  noCamera: 'Kamera nav pieejama. Atļaujiet to pārlūkā vai ielīmējiet kodu tekstu.',
  pasted: 'Kodu teksts',
  missing: (places: readonly number[], count: number) =>
    `Nolasīts ${count - places.length} no ${count}. Vēl trūkst ${places.length === 1 ? 'koda' : 'kodu'} Nr.\u00a0${places.join(', ')}.`,
  whole: (count: number) =>
    `Nolasīts viss: ${count} ${latvianForm(count, { zero: 'notikumu', one: 'notikums', other: 'notikumi' })}.`,
  none: 'Te nav neviena tālruņa koda.',
  take: 'Pieņemt notikumus',
  taken: (count: number, waiting: number) =>
    waiting > 0 ? `Pieņemti: ${count}, no tiem jāapskata ${waiting}.` : `Pieņemti: ${count}.`,
  toToday: 'Atvērt Šodien',
  again: 'Nolasīt citu tālruni',
  open: 'Nolasīt tālruņa kodus',
  failed: 'Neizdevās. Mēģiniet vēlreiz.',
}
