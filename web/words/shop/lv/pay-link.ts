/** Paying by a link: at a door, or from a letter; whoever holds it need not log in. */
export const payLink = {
  title: 'Apmaksa',
  forOrder: (id: number) => `Pasūtījums Nr.\u00a0${id}`,
  forAccount: 'Nauda nonāks klienta kontā.',
  paidBefore: (sum: string) =>
    `Par šo pasūtījumu ar saiti jau samaksāts: ${sum}. Lūdzu, nemaksājiet otrreiz.`,
  over: 'Šī saite vairs neder',
  overText: 'Palūdziet kurjeram parādīt kodu vēlreiz vai piezvaniet mums.',
  lost: 'Maksājuma rezultātu neizdevās noskaidrot',
  lostText: 'Ja nauda ir noņemta, mēs to saņemsim. Otrreiz nemaksājiet.',
  contacts: 'Kā ar mums sazināties',
  paid: (sum: string) => `Samaksāts: ${sum}. Paldies!`,
  unfinished: 'Maksājums vēl nav pabeigts. Tiklīdz banka to apstiprinās, tas būs redzams šeit.',
  failed: 'Maksājums nav izdevies. Nauda nav saņemta.',
}
