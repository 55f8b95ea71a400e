import { endSentence } from '../../../../domain/words/end-sentence.ts'

/** The cart joins an order or becomes an autoship. */
export const cartJoining = {
  addTitle: 'Pievienot tuvākajai piegādei?',
  addTo: (order: number, day: string) => `Pasūtījums Nr.\u00a0${order}, ${day}.`,
  sums: (before: string, after: string) =>
    `Pasūtījuma summa bija ${before}, ar groza precēm būs ${after}.`,
  staysOut: (names: string) => endSentence(`Netiks pievienots: ${names}`),
  add: (sum: string) => `Pasūtīt ar pienākumu maksāt – ${sum}`,
  added: (order: number) => `Preces pievienotas pasūtījumam Nr.\u00a0${order}.`,
  convertTitle: 'Pārvērst par regulāro piegādi?',
  converts:
    'No groza precēm izveidosim regulāro piegādi. Pirms tā sākas, izvēlēsieties, cik bieži un no kuras dienas; līdz tam nekas nav jāmaksā.',
  staysInCart: (names: string) =>
    endSentence(`Grozā paliks, jo regulāri to nevar saņemt: ${names}`),
  convert: 'Pārvērst',
  converted: 'Grozs ir pārvērsts par regulāro piegādi.',
  back: 'Atpakaļ',
  undo: 'Atsaukt',
  undone: 'Preces ir atpakaļ grozā.',
}
