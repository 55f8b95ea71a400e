import { latvianForm } from '../../../../domain/words/plural.ts'

/** What a phone without a network hands over as codes. */
export const rescue = {
  title: 'Telefona kodi',
  lead: 'Telefonā: Nosūtāmais, Nodot ar kodiem. Rādi kodus kamerai pēc kārtas vai ielīmē to tekstu.',
  camera: 'Ieslēgt kameru',
  cameraOff: 'Izslēgt kameru',
  noCamera: 'Kamera nav pieejama. Atļauj to pārlūkā vai ielīmē kodu tekstu.',
  pasted: 'Kodu teksts',
  missing: (places: string, count: number) => `Vēl trūkst kodu: ${places} no ${count}.`,
  whole: (count: number) =>
    `Nolasīts viss: ${count} ${latvianForm(count, { zero: 'notikumu', one: 'notikums', other: 'notikumi' })}.`,
  none: 'Te nav neviena telefona koda.',
  take: 'Pieņemt notikumus',
  taken: (count: number, waiting: number) =>
    waiting > 0 ? `Pieņemti: ${count}, no tiem jāapskata ${waiting}.` : `Pieņemti: ${count}.`,
  again: 'Nolasīt citu telefonu',
  open: 'Nolasīt telefona kodus',
  failed: 'Neizdevās. Mēģini vēlreiz.',
}
