import type { Day } from '../../domain/calendar.ts'
import { dayTitle } from '../../domain/calendar/phrases.ts'
import { formatEuros } from '../../domain/money.ts'
import { englishForm } from '../../domain/words/plural.ts'
import type { Language } from '../../domain/words/language.ts'
import { type Block, facts, goods, note, sums } from '../platform/mail/letter.ts'

/** An order as it stood when its mail was caused. */
export type OrderLetter = {
  orderId: number
  deliveryOn: Day | null
  place: string
  lines: { lv: string; en: string; count: number; returned: number; sumCents: number }[]
  goodsCents: number
  bonusCents: number
  depositCents: number
  deliveryCents: number
  totalCents: number
  cashDueCents: number
  /** What has been paid already: from the account, or by bank or card. */
  paidCents: number
}

const words = {
  lv: {
    day: 'Piegādes diena',
    place: 'Kurp',
    pieces: (count: number) => `${count} gab.`,
    back: (count: number) => `atdodamas ${count}`,
    goods: 'Preces',
    bonus: 'Bonuss',
    deposit: 'Depozīts',
    delivery: 'Piegāde',
    total: 'Kopā',
  },
  en: {
    day: 'Delivery day',
    place: 'Where to',
    pieces: (count: number) => `${count} ${englishForm(count, { one: 'pc', other: 'pcs' })}`,
    back: (count: number) => `${count} to give back`,
    goods: 'Goods',
    bonus: 'Bonus',
    deposit: 'Deposit',
    delivery: 'Delivery',
    total: 'Total',
  },
} as const

/** What is brought, where, when and for how much: the middle of every letter about an order. */
export function orderBlocks(order: OrderLetter, language: Language): Block[] {
  const say = words[language]
  const euros = (cents: number) => formatEuros(cents, language)
  return [
    facts({
      ...(order.deliveryOn !== null && { [say.day]: dayTitle(order.deliveryOn, language) }),
      ...(order.place !== '' && { [say.place]: order.place }),
    }),
    goods(
      order.lines.map((line) => ({
        name: line[language],
        count: [
          say.pieces(line.count),
          ...(line.returned > 0 ? [say.back(line.returned)] : []),
        ].join(', '),
        sum: euros(line.sumCents),
      })),
    ),
    sums(
      {
        [say.goods]: euros(order.goodsCents),
        ...(order.bonusCents > 0 && { [say.bonus]: euros(-order.bonusCents) }),
        ...(order.depositCents > 0 && { [say.deposit]: euros(order.depositCents) }),
        ...(order.deliveryCents > 0 && { [say.delivery]: euros(order.deliveryCents) }),
      },
      { label: say.total, value: euros(order.totalCents) },
    ),
  ]
}

/** What has been paid, and what the courier is to be paid. */
export function paymentNotes(
  { paidCents, cashDueCents }: OrderLetter,
  language: Language,
): Block[] {
  const [paid, cash] = [paidCents, cashDueCents].map((cents) => formatEuros(cents, language))
  const said = {
    lv: {
      paid: `Maksājums ${paid} ir saņemts.`,
      cash: `Lūdzu, sagatavojiet kurjeram ${cash} skaidrā naudā.`,
    },
    en: {
      paid: `The payment of ${paid} has arrived.`,
      cash: `Please have ${cash} in cash for the courier.`,
    },
  }[language]
  return [
    ...(paidCents > 0 ? [note('good', said.paid)] : []),
    ...(cashDueCents > 0 ? [note('attention', said.cash)] : []),
  ]
}

export const sampleOrder: OrderLetter = {
  orderId: 1042,
  deliveryOn: '2026-11-24' as Day,
  place: 'Brīvības iela 12-5, Centrs, Rīga, LV-1010',
  lines: [
    { lv: 'Avota ūdens 18,9 l', en: 'Spring water 18.9 l', count: 3, returned: 3, sumCents: 2370 },
    { lv: 'Liepziedu medus 500 g', en: 'Linden honey 500 g', count: 1, returned: 0, sumCents: 790 },
  ],
  goodsCents: 3160,
  bonusCents: 318,
  depositCents: 0,
  deliveryCents: 0,
  totalCents: 2842,
  cashDueCents: 0,
  paidCents: 2842,
}
