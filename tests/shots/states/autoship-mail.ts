import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { running } from '../customers.ts'
import { type Diary, later } from '../diary.ts'
import { type Shot, type Step, states } from '../shot.ts'
import { reload, answer } from '../steps.ts'

type ByKey = { delivery: AutoshipDelivery; days: string[]; goods: unknown[] }
type Goods = {
  goods: { data: { id: number; name: string; images: { url: string }[]; price_vat: number }[] }
}

/** The delivery behind a mail's link, taken from the customer's schedule. */
const linked = (change: (answer: ByKey) => unknown = () => undefined): Step[] => [
  async (page) => {
    const token = await page.evaluate<string>('localStorage.getItem("avots.token")')
    const headers = { authorization: `Bearer ${token}` }
    const read = async <Answer>(path: string) =>
      (await (await page.request.get(`/api${path}`, { headers })).json()) as Answer
    const [delivery] = (await read<Diary>('/autoship-diary')).data.deliveries
    const { goods } = await read<Goods>('/goods-paginate?filter=autoship&limit=6')
    const data = {
      delivery: delivery!,
      days: [1, 2, 3, 6, 7].map((days) => later(delivery!.delivery_date, days)),
      goods: goods.data.map((good) => ({
        ...good,
        good_id: good.id,
        image: good.images[0]!.url,
        order: 0,
      })),
    }
    change(data)
    await answer(/\/api\/autoship-by-key/, { status: 200, json: { data } })(page)
  },
  reload,
]

const skipped = linked(({ delivery }) =>
  Object.assign(delivery, { state: 'skipped', delivery_date: null }),
)
const place = (action: string) => `/piegade/${action}?key=atslega-no-vestules-kas-der`

/** The pages behind the links of a mail about a delivery. */
export const autoshipMailStates: Shot[] = [
  ...states(place('confirm'), running, {
    'mail-confirm': linked(),
    'mail-confirmed-already': linked(({ delivery }) => (delivery.state = 'confirmed')),
    'mail-confirm-of-skipped': skipped,
  }),
  ...states(place('skip'), running, { 'mail-skip': linked(), 'mail-skipped-already': skipped }),
  ...states(place('move'), running, {
    'mail-move': linked(),
    'mail-no-other-day': linked((data) => (data.days = [])),
  }),
  ...states(place('add'), running, { 'mail-add': linked() }),
  ...states(place('confirm'), null, { 'mail-over': [] }),
]
