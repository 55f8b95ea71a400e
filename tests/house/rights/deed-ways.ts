import type { DeedAnswer } from '../../../contract/office/deed-call.ts'
import { defaultRoleLimits } from '../../../domain/staff/limits.ts'
import type { Right } from '../../../domain/staff/rights.ts'
import { good } from '../../support/order-shop.ts'
import type { newColleague } from '../../support/staff-client.ts'

export type Colleague = Awaited<ReturnType<typeof newColleague>>

type Asked = {
  customerId: number
  orderId: number
  cents: number
  /** Pieces of honey, whose price is 5 €. */
  onHand: number
  isPreview?: boolean
  /** Hands it to a person who may, where the asker may not. */
  ask?: boolean
}

/** A deed as a person asks for it, with sums below and above the limits of its right. */
export type Way = {
  deed: string
  worth?: number[]
  isOfCustomer?: boolean
  ask: (api: Colleague['api'], asked: Asked) => Promise<DeedAnswer>
}

const around = (right: Right) =>
  [...new Set(Object.values(defaultRoleLimits[right] ?? {}))].flatMap((cents) => [cents, cents + 1])

const reason = 'Klients lūdza'
const query = ({ isPreview }: Asked) => ({ query: isPreview ? { preview: '1' as const } : {} })
const asking = ({ ask = false }: Asked) => ({ ask })
const common = (asked: Asked) => ({ reason, ...asking(asked) })
const params = (id: number) => ({ params: { id: String(id) } })

/** One for each deed of the office. */
export const ways: Way[] = [
  {
    deed: 'orders.move',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.moveOrders({
        ...query(asked),
        body: { orderIds: [asked.orderId], day: '2026-11-25', ask: asked.ask ?? false },
      }),
  },
  {
    deed: 'orders.cancel',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.cancelOrders({
        ...query(asked),
        body: { orderIds: [asked.orderId], ...common(asked) },
      }),
  },
  {
    deed: 'orders.release',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.releaseOrders({
        ...query(asked),
        body: { orderIds: [asked.orderId], ...common(asked) },
      }),
  },
  {
    deed: 'ledger.correct',
    isOfCustomer: true,
    worth: [1, ...around('correctBalances')],
    ask: (api, asked) =>
      api.correctBalance({
        ...query(asked),
        ...params(asked.customerId),
        body: { account: 'account', cents: asked.cents, ...common(asked) },
      }),
  },
  {
    deed: 'ledger.goodwill',
    isOfCustomer: true,
    worth: [1, ...around('giveGoodwill')],
    ask: (api, asked) =>
      api.giveGoodwill({
        ...query(asked),
        ...params(asked.customerId),
        body: { account: 'bonus', cents: asked.cents, ...common(asked) },
      }),
  },
  {
    deed: 'customers.credit',
    isOfCustomer: true,
    ask: (api, asked) =>
      api.grantCredit({
        ...query(asked),
        ...params(asked.customerId),
        body: { creditLimitCents: 0, payLater: false, ...common(asked) },
      }),
  },
  {
    deed: 'settings.change',
    ask: (api, asked) =>
      api.changeSetting({
        ...query(asked),
        body: { key: 'deliveryFeeCents', value: 400, startsOn: '2026-12-01', ...common(asked) },
      }),
  },
  {
    deed: 'settings.take_back',
    ask: (api, asked) =>
      api.takeSettingBack({ ...query(asked), ...params(1), body: common(asked) }),
  },
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
    deed: 'runs.name_difference',
    ask: (api, asked) =>
      api.nameDifference({
        ...query(asked),
        ...params(1),
        body: { part: 'cash', amount: -1, reason: 'unknown', holder: 'company', ...asking(asked) },
      }),
  },
  {
    deed: 'cash.move',
    worth: [100],
    ask: (api, asked) =>
      api.moveCash({
        ...query(asked),
        body: {
          from: { place: 'desk' },
          to: { place: 'safe' },
          cents: asked.cents,
          ...asking(asked),
        },
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
    deed: 'calendar.change',
    ask: (api, asked) =>
      api.changeCalendar({
        ...query(asked),
        body: { change: { kind: 'ordinary_day', day: '2026-12-01' }, ...common(asked) },
      }),
  },
  {
    deed: 'calendar.undo',
    ask: (api, asked) =>
      api.undoCalendarChange({ ...query(asked), ...params(1), body: common(asked) }),
  },
  {
    deed: 'orders.confirm',
    ask: (api, asked) =>
      api.confirmOrders({ ...query(asked), body: { orderIds: [asked.orderId], ...common(asked) } }),
  },
  {
    deed: 'dispatch.close_day',
    ask: (api, asked) =>
      api.closeDay({ ...query(asked), body: { day: '2026-11-25', ...common(asked) } }),
  },
  {
    deed: 'dispatch.hold_day',
    ask: (api, asked) =>
      api.holdDay({ ...query(asked), body: { day: '2026-11-25', hours: 1, ...common(asked) } }),
  },
  {
    deed: 'dispatch.release_day',
    ask: (api, asked) =>
      api.releaseDay({ ...query(asked), body: { day: '2026-11-25', ...common(asked) } }),
  },
  {
    deed: 'zones.limit',
    ask: (api, asked) =>
      api.limitZone({
        ...query(asked),
        body: { code: 'R', maxBottles: 60, maxKilograms: null, ...common(asked) },
      }),
  },
  {
    deed: 'vehicles.add',
    ask: (api, asked) =>
      api.addVehicle({
        ...query(asked),
        body: { plate: 'AV-1', maxBottles: 56, maxKilograms: 1_150, ...asking(asked) },
      }),
  },
  {
    deed: 'vehicles.change',
    ask: (api, asked) =>
      api.changeVehicle({
        ...query(asked),
        ...params(1),
        body: { maxBottles: 56, maxKilograms: 1_150, ...common(asked) },
      }),
  },
  {
    deed: 'vehicles.retire',
    ask: (api, asked) => api.retireVehicle({ ...query(asked), ...params(1), body: common(asked) }),
  },
  {
    deed: 'vehicles.restore',
    ask: (api, asked) => api.restoreVehicle({ ...query(asked), ...params(1), body: common(asked) }),
  },
  {
    deed: 'places.pin',
    ask: (api, asked) =>
      api.pinAddress({
        ...query(asked),
        ...params(1),
        body: { latitude: 56.95, longitude: 24.1, ...common(asked) },
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
    deed: 'bank.name',
    ask: (api, asked) =>
      api.nameBankLines({
        ...query(asked),
        body: { lines: [{ lineId: 1, customerId: asked.customerId }], ...asking(asked) },
      }),
  },
  {
    deed: 'bank.expense',
    ask: (api, asked) =>
      api.bookBankExpense({
        ...query(asked),
        ...params(1),
        body: { always: false, ...asking(asked) },
      }),
  },
  {
    deed: 'bank.unmatch',
    ask: (api, asked) =>
      api.unmatchBankLine({ ...query(asked), ...params(1), body: common(asked) }),
  },
]
