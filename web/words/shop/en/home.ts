import { englishForm } from '../../../../domain/words/plural.ts'
import type { home as lv } from '../lv/home.ts'

export const home: typeof lv = {
  title: 'Water that comes back',
  description:
    'Spring water in returnable 18.9 l bottles, organic food and household goods, brought to your door in Riga and around.',
  banners: 'Highlights',
  previous: 'Previous picture',
  next: 'Next picture',
  position: (place, of) => `${place} of ${of}`,
  see: 'See the goods',
  categories: 'Choose a category',
  allTop: 'All favourites',
  allDiscount: 'All offers',
  allNew: 'All new products',
  lastOrder: 'Your last order',
  andMore: (goodsLeft) => `and ${goodsLeft} more`,
  ofDay: (day, goodsNamed, sum) =>
    `${day.charAt(0).toUpperCase()}${day.slice(1)}: ${goodsNamed}\u00a0– ${sum}`,
  lastGoods: 'Ordered lately',
  repeatOrder: 'Order again',
  nextDelivery: 'Your next delivery',
  bring: 'We bring',
  brings: (bottles, others) =>
    [
      bottles > 0 && `${bottles} full`,
      others > 0 && `${others} ${englishForm(others, { one: 'product', other: 'products' })}`,
    ]
      .filter(Boolean)
      .join(' and '),
  take: 'We collect',
  takes: (bottles) => `${bottles} empty`,
  sum: 'Total',
  until: (until) => `Can be changed ${until}.`,
  sameDay: (orders) =>
    `${orders} more ${englishForm(orders, { one: 'order', other: 'orders' })} that day`,
  seeDelivery: 'See the delivery',
}
