import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { startedAutoship } from '../../support/journey-autoship.ts'
import { demo } from '../../support/journey-carts.ts'
import { customerAfter, draft, newCustomer, running, stopped } from '../customers.ts'
import { covered, dayIn, diary, enough, later, onDiary, proposals } from '../diary.ts'
import { inWindow, loading, type Shot, type Step, states, views } from '../shot.ts'
import {
  answering,
  failing,
  fill,
  key,
  pause,
  press,
  see,
  seeDialog,
  unanswered,
} from '../steps.ts'

type List = { data: { data: Autoship[] } }

const list = /\/api\/cart\/autoship(?:\?|$)/
const LONG = 'Mājas ūdens un viss pārējais vasarnīcai Krastmalas ielā pie Daugavas'
const names = ['Mājas ūdens', LONG, 'Birojs', 'Vasarnīca', 'Vecāmamma', 'Noliktava', 'Studija']

const many = customerAfter(async ({ api }) => {
  const ids: string[] = []
  for (const name of names) ids.push(String(await startedAutoship({ api }, name)))
  const pauses = { pause: 1, pause_from: dayIn(1), pause_to: dayIn(61) } as const
  await api.changeAutoship({ params: { id: ids[2]! }, body: pauses })
  await api.changeAutoship({ params: { id: ids[3]! }, body: { status: 0 } })
  await api.createAutoship()
})

const paused = customerAfter(async ({ api }) => {
  await startedAutoship({ api })
  await startedAutoship({ api }, 'Birojs')
  await api.pauseAutoships({ body: { pause_from: dayIn(1), pause_to: dayIn(41) } })
})

/** Deliveries as a customer changed them: skipped, moved, with other goods. */
const changed = customerAfter(async ({ api }) => {
  const id = String(await startedAutoship({ api }))
  const { deliveries } = (await api.readAutoshipDiary()).data
  const [first, second, third, fourth] = deliveries.map(({ planned_on }) => ({ id, planned_on }))
  await api.skipDelivery({ params: second! })
  const counts = [
    [demo.flakes, 0],
    [demo.honey, 1],
    [demo.water, 4],
  ] as const
  for (const params of [first!, third!])
    for (const [good_id, order] of counts)
      await api.changeDeliveryItem({ params, body: { good_id, order } })
  const delivery_date = later(deliveries[3]!.move_to, -2)
  await api.moveDelivery({ params: fourth!, body: { delivery_date } }).catch(() => null)
})

const onEntry = (index: number, name: RegExp): Step[] => [
  (page) =>
    page
      .locator('.autoship-diary > .autoship-entry')
      .nth(index)
      .getByRole('button', { name })
      .first()
      .click(),
  pause(800),
]
const openDialog = (index: number, name: RegExp) => [...onEntry(index, name), seeDialog, pause(500)]
const change = /^Mainīt|^Change/
const pauseAll = press(/^Pauzēt visas|^Pause all/)

/** Autoships and their deliveries. */
export const autoshipStates: Shot[] = [
  ...views('/autoship', {
    'autoship-none': newCustomer,
    'autoship-one': running,
    'autoship-many': many,
    'autoship-paused': paused,
    'autoship-stopped': stopped,
    'autoship-changed': changed,
  }),
  ...states('/autoship', running, { 'autoship-loading': [loading, ...unanswered(list)] }),
  ...states('/autoship', running, {
    'autoship-failed': failing(list),
    'autoship-diary-failed': failing(diary),
    'autoship-warnings': answering(list, ({ data }: List) => {
      const [autoship] = data.data
      const skipped_goods = ['Dzesētāja tīrīšana un dezinfekcija']
      Object.assign(autoship!, { warnings: 1, lock: 1, skipped_goods })
      autoship!.items[1]!.missing = 'out_of_stock'
    }),
    'autoship-skipped': onEntry(1, /^Izlaist|^Skip/),
    'autoship-confirmed': onEntry(0, /^Apstiprināt|^Confirm/),
    'autoship-covered': onDiary(covered),
    'autoship-enough-short': onDiary(enough(0, 3)),
    'autoship-enough-fine': [...onDiary(enough(1, -4)), press('.autoship-enough summary')],
    'autoship-new-days': onDiary(proposals),
    'autoship-holiday-mistakes': [press('.autoship-holiday summary'), pauseAll, pause(800)],
  }),
  ...states('/autoship', many, {
    'autoship-holiday-done': [
      press('.autoship-holiday summary'),
      fill('.autoship-holiday input[type=date] >> nth=0', dayIn(10)),
      fill('.autoship-holiday input[type=date] >> nth=1', dayIn(40)),
      pauseAll,
      see('.autoship-holiday ul'),
    ],
  }),
  ...states('/autoship', running, {
    'autoship-move': [inWindow, ...openDialog(1, /^Pārcelt|^Move/)],
    'autoship-once-found': [
      inWindow,
      ...openDialog(1, change),
      fill('[role=dialog] input[type=search], dialog input[type=search]', 'medus'),
      key('Enter'),
      see('.autoship-once__item'),
    ],
    'autoship-delete': [inWindow, press(/^Dzēst|^Delete/)],
  }),
  ...states('/autoship', changed, { 'autoship-once': [inWindow, ...openDialog(0, change)] }),
  ...states('/autoship', draft, { 'autoship-delete-draft': [inWindow, press(/^Dzēst|^Delete/)] }),
]
