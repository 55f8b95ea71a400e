import type { places as lv } from '../lv/places.ts'

export const places: typeof lv = {
  title: 'Addresses on the map',
  head: (matched, total) =>
    `${matched} ${matched === 1 ? 'address is' : 'addresses are'} on the map, ${total} are not in the State Address Register`,
  none: 'Every address is on the map.',
  address: 'Address',
  customer: 'Customer',
  zone: 'Zone',
  found: 'What is found',
  sources: {
    house: 'the house',
    street: 'the street alone',
    none: 'nothing',
    office: 'put by the office',
    driver: 'put by a driver',
  },
  put: 'Put on the map',
  putNamed: (address) => `Put on the map: ${address}`,
  missing: 'There is no such address on the map.',
  map: 'A map without roads: outlines of zones, towns and other addresses',
  pin: 'Place on the map',
  keys: 'Arrows move it by 25 m, with Shift by 500 m; + and − zoom.',
  latitude: 'Latitude',
  longitude: 'Longitude',
  reason: 'How it is known',
  save: 'Put on the map',
  nearer: 'Nearer',
  farther: 'Farther',
}
