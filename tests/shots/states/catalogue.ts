import { newCustomer } from '../customers.ts'
import { inWindow, loading, type Shot, type Step, states } from '../shot.ts'
import { fill, pause, press, see, suspend } from '../steps.ts'

const addFirst = press('article .goods-card__act button')
const seeOther = see('.goods-swap .goods-card__act')
const networkIdle: Step = (page) => page.waitForLoadState('networkidle')

/** A page of A4, as wide as a browser lays it out for paper. */
const onPaper: Step = async (page) => {
  await page.setViewportSize({ width: 718, height: 1040 })
  await page.emulateMedia({ media: 'print' })
}

const goods = {
  water: '101',
  service: '904',
  wholesale: '302',
  'discount-expiring': '331',
  limited: '336',
  rentable: '902',
  'sold-out': '322',
}

/** Lists, cards and the page of one good. */
export const catalogueStates: Shot[] = [
  ...states('/goods/1?filter=bio&filter=discount&price_from=2&price_to=20', null, {
    'list-filtered': [],
  }),
  ...states('/goods/6', null, { 'list-last-page': [] }),
  ...states('/goods-search/qqqq', null, { 'list-nothing-found': [] }),
  ...states('/goods/1', null, {
    'list-filters-open': [
      { ...inWindow, screens: ['phone', 'tablet'] },
      press('.catalogue-filters-button'),
    ],
  }),
  ...states('/goods/1', null, {
    'list-loading': [
      loading,
      networkIdle,
      suspend(/\/api\/goods-paginate/),
      (page) =>
        page
          .locator('a[href$="/new-goods"], a[href$="/discount-goods"], .pager a')
          .filter({ visible: true })
          .last()
          .click(),
      pause(600),
    ],
  }),
  ...states('/top-goods', null, { 'card-in-cart': [inWindow, addFirst, pause(800)] }),
  ...states('/goods-search/pumpis', null, {
    'card-goes-with': [inWindow, addFirst, press(/kas labi der|goes well/), seeOther],
  }),
  ...states('/goods-search/linsēklu', null, {
    'card-replacement': [inWindow, press(/Apskatīt līdzīgās preces|similar/), seeOther],
  }),
  ...Object.entries(goods).flatMap(([name, id]) =>
    states(`/good/${id}`, null, { [`good-${name}`]: [] }),
  ),
  ...states('/good/322', newCustomer, {
    'good-sold-out-customer': [],
    'good-told-when-back': [press(/^Paziņot, kad būs|^Tell me/), pause(600)],
  }),
  ...states('/good/336', null, {
    'good-more-than-there-is': [
      fill('main input[inputmode=numeric]', '9'),
      press(/^Pievienot grozam|^Add to cart/),
      pause(800),
    ],
  }),
  ...states('/top-goods', null, {
    'good-loading': [
      loading,
      networkIdle,
      suspend(/\/api\/goods/),
      press('.goods-card__name a'),
      pause(600),
    ],
  }),
  ...states('/good/101', null, { 'print-good-101': [{ screens: ['desk'] }, onPaper] }),
  ...states('/goods/1', null, { 'print-goods-1': [{ screens: ['desk'] }, onPaper] }),
  ...states('/good/101', null, { 'good-zoom': [inWindow, press(/Palielināt attēlu|Enlarge/)] }),
]
