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
    account: 'from the account',
    cash: 'in cash to the courier',
    deferred: 'by deferred payment',
    card: 'by card',
    seb: 'through SEB',
    citadele: 'through Citadele',
    luminor: 'through Luminor',
    swedbank: 'through Swedbank',
    revolut: 'by Revolut',
  },
  until: (until) => `Can be changed ${until}.`,
}
