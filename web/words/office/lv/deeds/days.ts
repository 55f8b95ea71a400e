import type { DeedNames } from '../../deed-names.ts'

export const dayDeeds: DeedNames = {
  'dispatch.close_day': { name: 'aizvērt dienu', done: () => 'Diena aizvērta' },
  'dispatch.hold_day': { name: 'turēt dienu', done: () => 'Diena tiek turēta' },
  'dispatch.release_day': { name: 'vairs neturēt dienu', done: () => 'Diena vairs netiek turēta' },
  'calendar.change': { name: 'mainīt dienas vai maršrutus', done: () => 'Dienas mainītas' },
  'calendar.undo': { name: 'atsaukt dienu maiņu', done: () => 'Dienu maiņa atsaukta' },
  'zones.limit': { name: 'mainīt zonas ietilpību', done: () => 'Ietilpība mainīta' },
  'zones.outline': { name: 'pārzīmēt zonas kontūru', done: () => 'Kontūra mainīta' },
  'vehicles.add': { name: 'pievienot auto', done: () => 'Auto pievienots' },
  'vehicles.change': { name: 'mainīt auto', done: () => 'Auto mainīts' },
  'vehicles.retire': { name: 'noņemt auto', done: () => 'Auto noņemts' },
  'vehicles.restore': { name: 'atgriezt auto', done: () => 'Auto atgriezts' },
  'places.pin': { name: 'likt adresi kartē', done: () => 'Adrese ir kartē' },
}
