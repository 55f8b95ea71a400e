import type { Page } from '@playwright/test'
import type { AutoshipDelivery } from '../../../contract/shop/autoship-record.ts'
import { addDays, dayOf } from '../../../domain/calendar.ts'
import { type Diary, running } from '../autoships.ts'
import type { Shot } from '../shot.ts'

type ByKey = { data: { delivery: AutoshipDelivery; days: string[]; goods: unknown[] } }

/** The delivery behind a mail's link, taken from the customer's schedule. */
const linked = (change: (answer: ByKey['data']) => void) => async (page: Page) => {
  const token = await page.evaluate<string>('localStorage.getItem("avots.token")')
  const headers = { authorization: `Bearer ${token}` }
  const read = async <Answer>(path: string) =>
    (await (await page.request.get(`/api${path}`, { headers })).json()) as Answer
  const { deliveries } = (await read<Diary>('/autoship-diary')).data
  const { goods } = await read<{
    goods: { data: { id: number; name: string; images: { url: string }[]; price_vat: number }[] }
  }>('/goods-paginate?filter=autoship&limit=6')
  const data = {
    delivery: deliveries[0]!,
    days: [1, 2, 3, 6, 7].map((days) => addDays(dayOf(deliveries[0]!.delivery_date!), days)),
    goods: goods.data.map((good) => ({
      ...good,
      good_id: good.id,
      name: good.name,
      image: good.images[0]!.url,
      order: 0,
    })),
  }
  change(data)
  await page.route(/\/api\/autoship-by-key/, (route) => route.fulfill({ json: { data } }))
  await page.reload({ waitUntil: 'networkidle' })
}

const key = 'atslega-no-vestules-kas-der'
const same = () => undefined

/** The pages behind the links of a mail about a delivery. */
export const autoshipMailStates: Shot[] = [
  ...(['confirm', 'skip', 'move', 'add'] as const).map((action): Shot => ({
    name: `mail-${action}`,
    path: `/piegade/${action}?key=${key}`,
    customer: running,
    act: linked(same),
  })),
  {
    name: 'mail-confirmed-already',
    path: `/piegade/confirm?key=${key}`,
    customer: running,
    act: linked(({ delivery }) => (delivery.state = 'confirmed')),
  },
  {
    name: 'mail-skipped-already',
    path: `/piegade/skip?key=${key}`,
    customer: running,
    act: linked(({ delivery }) =>
      Object.assign(delivery, { state: 'skipped', delivery_date: null }),
    ),
  },
  {
    name: 'mail-confirm-of-skipped',
    path: `/piegade/confirm?key=${key}`,
    customer: running,
    act: linked(({ delivery }) =>
      Object.assign(delivery, { state: 'skipped', delivery_date: null }),
    ),
  },
  {
    name: 'mail-no-other-day',
    path: `/piegade/move?key=${key}`,
    customer: running,
    act: linked((data) => (data.days = [])),
  },
  { name: 'mail-over', path: `/piegade/confirm?key=${key}` },
]
