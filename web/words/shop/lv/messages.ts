/** How messages of the shop come. */
export const messages = {
  title: 'Ziņas tālrunī',
  byMail: 'Tagad visas ziņas sūtām e-pastā. Ja vēlaties, tās var nākt uz šo ierīci.',
  choose: 'Izvēlieties, kuras ziņas sūtīt uz Jūsu ierīcēm, nevis e-pastā.',
  mailToo: '(arī e-pastā)',
  kinds: {
    next_stop: 'Esat nākamie: kurjers jau brauc',
    late: 'Kurjers kavējas',
    delivered: 'Piegāde ir veikta',
    orders: 'Pasūtījums pieņemts, mainīts vai atcelts',
    autoship: 'Regulārā piegāde: apstiprināšana un izmaiņas',
    reminders: 'Atgādinājumi',
    back_in_stock: 'Prece atkal ir noliktavā',
  },
  add: 'Saņemt ziņas šajā ierīcē',
  cannot: 'Šajā pārlūkā ziņas saņemt nevar.',
  denied: 'Pārlūks ziņas neatļauj. Atļaujiet tās vietnes iestatījumos un mēģiniet vēlreiz.',
  device: 'Ierīce',
  remove: 'Noņemt',
  removeNamed: (name: string) => `Noņemt ierīci: ${name}`,
  failed: 'Neizdevās saglabāt. Lūdzu, mēģiniet vēlreiz.',
}
