import type { DeedNames } from '../../deed-names.ts'

export const dayDeeds: DeedNames = {
  'dispatch.close_day': { name: 'close a day', done: () => 'Day closed' },
  'dispatch.hold_day': { name: 'hold a day', done: () => 'Day held' },
  'dispatch.release_day': { name: 'hold a day no longer', done: () => 'Day held no longer' },
  'calendar.change': { name: 'change days or routes', done: () => 'Days changed' },
  'calendar.undo': { name: 'take a change of days back', done: () => 'Change of days taken back' },
  'zones.limit': { name: 'change a zone’s limits', done: () => 'Limits changed' },
  'zones.outline': { name: 'draw a zone’s outline', done: () => 'Outline changed' },
  'vehicles.add': { name: 'add a van', done: () => 'Van added' },
  'vehicles.change': { name: 'change a van', done: () => 'Van changed' },
  'vehicles.retire': { name: 'retire a van', done: () => 'Van retired' },
  'vehicles.restore': { name: 'bring a van back', done: () => 'Van brought back' },
  'places.pin': { name: 'put an address on the map', done: () => 'Address put on the map' },
}
