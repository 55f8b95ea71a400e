import { englishForm } from '../../../../domain/words/plural.ts'
import type { delivery as lv } from '../lv/delivery.ts'

const emptiesBack = (count: number) =>
  `${count} ${englishForm(count, { one: 'empty', other: 'empties' })} back`

export const delivery: typeof lv = {
  bring: (full, back) =>
    [full > 0 && `${full} full`, back > 0 && emptiesBack(back)].filter(Boolean).join(', '),
  emptiesBack,
  andGoods: (count) => `${count} more ${englishForm(count, { one: 'item', other: 'items' })}`,
  piece: (count, name) => `${count} × ${name}`,
  deposit: 'Deposit',
  delivery: 'Delivery',
  free: 'Free',
  total: 'Total',
  totalFrom: (how) => `Total ${how}`,
  paidFrom: {
    2: 'from the account',
    3: 'in cash to the courier',
    5: 'by deferred payment',
    6: 'by card',
    7: 'through SEB',
    8: 'through Citadele',
    9: 'through Luminor',
    10: 'through Swedbank',
    11: 'by Revolut',
  },
  until: (until) => `Can be changed ${until}.`,
}
