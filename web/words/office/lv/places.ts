import { latvianForm } from '../../../../domain/words/plural.ts'

const addressForms = { zero: 'adrešu', one: 'adrese', other: 'adreses' }

export const places = {
  title: 'Adreses kartē',
  head: (matched: number, total: number) =>
    `${matched} ${latvianForm(matched, addressForms)} ir kartē, ${total} valsts adrešu reģistrā nav`,
  none: 'Visas adreses ir kartē.',
  address: 'Adrese',
  customer: 'Klients',
  zone: 'Zona',
  found: 'Kas atrasts',
  sources: {
    house: 'māja',
    street: 'tikai iela',
    none: 'nekas',
    office: 'birojs ielika',
    driver: 'šoferis ielika',
  },
  put: 'Likt kartē',
  putNamed: (address: string) => `Likt kartē: ${address}`,
  missing: 'Tādas adreses kartē nav.',
  map: 'Karte bez ceļiem: zonu kontūras, apdzīvotās vietas un citas adreses',
  pin: 'Vieta kartē',
  keys: 'Bultiņas pārbīda par 25 m, ar Shift par 500 m; + un − tuvina un tālina.',
  latitude: 'Platums',
  longitude: 'Garums',
  reason: 'No kurienes zināms',
  save: 'Likt kartē',
  nearer: 'Tuvināt',
  farther: 'Tālināt',
}
