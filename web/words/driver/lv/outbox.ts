import { latvianForm } from '../../../../domain/words/plural.ts'

/** What the phone remembers, what has gone, and what the office has changed. */
export const outbox = {
  title: 'Nosūtāmais',
  loaded: (time: string) => `Viss ielādēts tālrunī ✓ ${time}`,
  offline: 'Bez tīkla. Viss paliek tālrunī.',
  trouble: 'Serveris neatbild. Viss paliek tālrunī.',
  unsafe: 'Pievieno lietotni sākuma ekrānam, lai pārlūks dienu neizdzēš.',
  locked: 'Ievadi PIN, lai atjaunotu dienu.',
  unsent: (count: number) =>
    `${count} nav ${latvianForm(count, { zero: 'nosūtīti', one: 'nosūtīts', other: 'nosūtīti' })}`,
  goesSoon: (count: number) => `${count} nosūtīsies pēc brīža`,
  open: 'Nosūtāmais',
  allSent: 'Viss ir nosūtīts.',
  nothing: 'Šodien vēl nekas nav pierakstīts.',
  openAtNetwork: 'Atver lietotni, kur ir tīkls, piemēram, noliktavas Wi-Fi.',
  sentLater: 'Tālrunis nosūtīs pats, kad serveris atbildēs.',
  battery: (percent: number) => `Baterija ${percent} %.`,
  batteryLow: 'Izdrukā reisa lapu vai nodod reisu citam tālrunim.',
  states: {
    held: 'vēl var atsaukt',
    onPhone: 'vēl tālrunī',
    received: '✓ saņemts',
    seen: '✓✓ birojs redz',
  },
  verdicts: {
    accepted: '',
    flagged: 'pieņemts ar zīmi, birojs apskatīs',
    parked: 'gaida biroju',
  },
  kinds: {
    delivered: 'Piegādāts',
    not_delivered: 'Nav piegādāts',
    later: 'Vēlāk',
    undone: 'Atsaukts',
    arrived: 'Klāt',
    called: 'Zvanīts',
    door: 'Durvju vieta',
  },
  stop: (position: number, address: string) => `${position}. ${address}`,
  pictures: (count: number) =>
    `${count} ${latvianForm(count, { zero: 'attēlu', one: 'attēls', other: 'attēli' })} gaida tīklu`,
  lost: (count: number) =>
    `${count} ${latvianForm(count, { zero: 'attēlu', one: 'attēlu', other: 'attēlus' })} nevarēja nosūtīt. Pārējais pie biroja ir.`,
  sendNow: 'Sūtīt tagad',
  rescue: 'Nodot ar kodiem',
  rescueLead: (count: number): string =>
    count === 1
      ? 'Rādi kodu cita darbinieka tālrunim.'
      : 'Rādi kodus pēc kārtas cita darbinieka tālrunim.',
  code: (place: number, count: number) => (count === 1 ? 'Kods' : `Kods ${place} no ${count}`),
  next: 'Nākamais kods',
  previous: 'Iepriekšējais',
  codeText: (count: number): string => (count === 1 ? 'Kods kā teksts' : 'Kodi kā teksts'),
  read: 'Nolasīt cita kodus',
  readLead: 'Vērs kameru pret kodiem vai ielīmē to tekstu.',
  camera: 'Kamera',
  noCamera: 'Kamera nav pieejama. Atļauj to pārlūkā vai ielīmē kodu tekstu.',
  pasted: 'Kodu teksts',
  missing: (places: readonly number[], count: number) =>
    `Nolasīts ${count - places.length} no ${count}. Vēl trūkst ${places.length === 1 ? 'koda' : 'kodu'} Nr.\u00a0${places.join(', ')}.`,
  whole: 'Nolasīts viss.',
  take: 'Pieņemt',
  taken: (count: number) =>
    `Pieņemts: ${count} ${latvianForm(count, { zero: 'notikumu', one: 'notikums', other: 'notikumi' })}.`,
  /** Without a name where a package of an earlier version has told none. */
  otherPhone: (name: string) =>
    name ? `Šo reisu brauc cits tavs tālrunis: “${name}”.` : 'Šo reisu brauc cits tavs tālrunis.',
  takeOver: 'Braukt ar šo tālruni',
  changes: 'Birojs mainīja',
  changed: {
    added: 'Jauna pietura',
    withdrawn: 'Vairs nav jābrauc',
    changed: 'Mainīts pasūtījums',
  },
  accept: 'Labi, redzēju',
}
