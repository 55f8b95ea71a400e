import type { DeedNames } from '../../deed-names.ts'

export const stockDeeds: DeedNames = {
  'stock.count': { name: 'saskaitīt krājumu', done: () => 'Krājums saskaitīts' },
  'stock.receive': { name: 'saņemt preci', done: () => 'Prece saņemta' },
  'stock.write_off': { name: 'norakstīt preci', done: () => 'Prece norakstīta' },
  'containers.move': { name: 'pārvietot pudeles', done: () => 'Pudeles pārvietotas' },
  'containers.scrap': { name: 'norakstīt pudeles', done: () => 'Pudeles norakstītas' },
  'containers.recount': { name: 'pārskaitīt pudeles', done: () => 'Pudeles pārskaitītas' },
}
