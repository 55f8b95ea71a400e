import type { Day } from '../../domain/calendar.ts'
import { dayTitle } from '../../domain/calendar/phrases.ts'
import { formatEuros } from '../../domain/money.ts'
import type { Language } from '../../domain/words/language.ts'
import { englishForm } from '../../domain/words/plural.ts'
import { type Block, facts, goods, note, sums } from '../platform/mail/letter.ts'

/** An order as it was when its mail was queued. */
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
  /** Already paid from the account, or by bank or card. */
  paidCents: number
}

const labels = {
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

/** Day, destination, lines and sums: the middle of every mail about an order. */
export function orderBlocks(order: OrderLetter, language: Language): Block[] {
  const texts = labels[language]
  const euros = (cents: number) => formatEuros(cents, language)
  return [
    facts({
      ...(order.deliveryOn !== null && { [texts.day]: dayTitle(order.deliveryOn, language) }),
      ...(order.place !== '' && { [texts.place]: order.place }),
    }),
    goods(
      order.lines.map((line) => ({
        name: line[language],
        count: [
          texts.pieces(line.count),
          ...(line.returned > 0 ? [texts.back(line.returned)] : []),
        ].join(', '),
        sum: euros(line.sumCents),
      })),
    ),
    sums(
      {
        [texts.goods]: euros(order.goodsCents),
        ...(order.bonusCents > 0 && { [texts.bonus]: euros(-order.bonusCents) }),
        ...(order.depositCents > 0 && { [texts.deposit]: euros(order.depositCents) }),
        ...(order.deliveryCents > 0 && { [texts.delivery]: euros(order.deliveryCents) }),
      },
      { label: texts.total, value: euros(order.totalCents) },
    ),
  ]
}

/** What has been paid, and the cash that the courier collects. */
export function paymentNotes(
  { paidCents, cashDueCents }: OrderLetter,
  language: Language,
): Block[] {
  const [paid, cash] = [paidCents, cashDueCents].map((cents) => formatEuros(cents, language))
  const texts = {
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
    ...(paidCents > 0 ? [note('good', texts.paid)] : []),
    ...(cashDueCents > 0 ? [note('attention', texts.cash)] : []),
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
