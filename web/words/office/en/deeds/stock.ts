import type { DeedNames } from '../../deed-names.ts'

export const stockDeeds: DeedNames = {
  'stock.count': { name: 'count stock', done: () => 'The stock is counted' },
  'stock.receive': { name: 'receive goods', done: () => 'The goods are received' },
  'stock.write_off': { name: 'write goods off', done: () => 'The goods are written off' },
  'containers.move': { name: 'move bottles', done: () => 'The bottles are moved' },
  'containers.scrap': { name: 'scrap bottles', done: () => 'The bottles are scrapped' },
  'containers.recount': { name: 'recount bottles', done: () => 'The bottles are recounted' },
}
