import { good } from '../../../support/order-shop.ts'
import { asking, common, params, query, type Way } from './way.ts'

export const stockWays: Way[] = [
  {
    deed: 'stock.count',
    worth: [500, 20_00, 25_00],
    ask: (api, asked) =>
      api.countStock({
        ...query(asked),
        ...params(good.honey),
        body: { pieces: asked.onHand + asked.cents / 500, ...common(asked) },
      }),
  },
  {
    deed: 'stock.receive',
    ask: (api, asked) =>
      api.receiveStock({
        ...query(asked),
        ...params(good.honey),
        body: { pieces: 1, ...common(asked) },
      }),
  },
  {
    deed: 'stock.write_off',
    worth: [500, 20_00, 25_00],
    ask: (api, asked) =>
      api.writeOffStock({
        ...query(asked),
        ...params(good.honey),
        body: { pieces: asked.cents / 500, ...common(asked) },
      }),
  },
  {
    deed: 'runs.name_difference',
    ask: (api, asked) =>
      api.nameDifference({
        ...query(asked),
        ...params(1),
        body: { part: 'cash', amount: -1, reason: 'unknown', holder: 'company', ...asking(asked) },
      }),
  },
  {
    deed: 'containers.move',
    ask: (api, asked) =>
      api.moveContainers({
        ...query(asked),
        ...params(good.water),
        body: { what: 'bought', pieces: 1, ...asking(asked) },
      }),
  },
  {
    deed: 'containers.scrap',
    ask: (api, asked) =>
      api.scrapContainers({
        ...query(asked),
        ...params(good.water),
        body: { pieces: 1, ...common(asked) },
      }),
  },
  {
    deed: 'containers.recount',
    ask: (api, asked) =>
      api.recountContainers({
        ...query(asked),
        ...params(good.water),
        body: { place: 'full', pieces: 1, ...common(asked) },
      }),
  },
  {
    deed: 'runs.apply_cause',
    ask: (api, asked) =>
      api.applyCause({
        ...query(asked),
        ...params(1),
        body: { kind: 'note_miscounted', effect: { cash: -500 }, ...asking(asked) },
      }),
  },
  {
    deed: 'runs.correct_start',
    ask: (api, asked) =>
      api.correctStart({
        ...query(asked),
        ...params(asked.runId),
        body: { km: 184_180, floatCents: 40_00, ...common(asked) },
      }),
  },
  {
    deed: 'runs.announce_delay',
    ask: (api, asked) =>
      api.announceDelay({
        ...query(asked),
        ...params(1),
        body: { minutes: 30, ...asking(asked) },
      }),
  },
]
