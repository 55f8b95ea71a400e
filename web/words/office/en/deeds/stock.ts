import type { DeedNames } from '../../deed-names.ts'

export const stockDeeds: DeedNames = {
  'stock.count': { name: 'count stock', done: () => 'The stock is counted' },
  'containers.move': { name: 'move bottles', done: () => 'The bottles are moved' },
  'containers.scrap': { name: 'scrap bottles', done: () => 'The bottles are scrapped' },
  'containers.recount': { name: 'recount bottles', done: () => 'The bottles are recounted' },
}
