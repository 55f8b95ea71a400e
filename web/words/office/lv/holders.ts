import { latvianForm } from '../../../../domain/words/plural.ts'

/** Where every euro of cash and every bottle of ours is. */
export const holders = {
  cashTitle: 'Kam ir nauda',
  cashLead: 'Katrs skaidras naudas eiro ar savu turētāju un to, cik ilgi tas tur ir.',
  cashEmpty: 'Skaidras naudas nevienam nav.',
  places: {
    shift: 'Pie šofera',
    desk: 'Kasē',
    safe: 'Seifā',
    bank_transit: 'Ceļā uz banku',
    bank: 'Bankā',
    expense: 'Izdevumos',
    difference: 'Starpībās',
  } as Record<string, string>,
  place: 'Kur',
  sum: 'Summa',
  since: 'Kopš',
  age: (days: number) =>
    `${days} ${latvianForm(days, { zero: 'dienu', one: 'diena', other: 'dienas' })}`,
  moveCash: 'Pārvietot…',
  moveCashFrom: (place: string) => `Pārvietot: ${place}`,
  held: 'Pie mums un ceļā',
  gone: 'Aizgājis',
  containersTitle: 'Kur ir pudeles',
  containersLead: 'Nopirktās mīnus norakstītās ir visu vietu summa. To pārbauda katru nakti.',
  containersEmpty: 'Neviena pudele vēl nav ierakstīta.',
  good: 'Pudele',
  containerPlaces: {
    full: 'Pilnas pie mums',
    vans: 'Mašīnās',
    customers: 'Pie klientiem',
    empties: 'Tukšas pie mums',
    bottler: 'Pildītavā',
    damaged: 'Bojātas',
    lost: 'Pazudušas',
  } as Record<string, string>,
  found: (pieces: number) => `atrastas\u00A0${pieces}`,
  ours: 'Mūsu kopā',
  beyondHeld: 'kaimiņu',
  beyondHeldLong: (count: number) =>
    `Paņemts vairāk, nekā klientiem bija zināms: ${count}. Iespējams, kaimiņu pudeles.`,
  move: 'Pārvietot…',
  scrap: 'Norakstīt…',
  recount: 'Pārskaitīt…',
}
