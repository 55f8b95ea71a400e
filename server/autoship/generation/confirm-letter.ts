import type { MethodKey } from '../../../domain/payments/methods.ts'
import { type Day, dayOf, daysBetween } from '../../../domain/calendar.ts'
import { by, onDay, untilTime } from '../../../domain/calendar/phrases.ts'
import { type Cents, formatEuros } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import { orderBlocks, type OrderLetter, sampleOrder } from '../../orders/order-letter.ts'
import { action, type Block, type Letter, links, note } from '../../platform/mail/letter.ts'
import type { Writing } from '../../platform/mail/mails.ts'
import { linkPath, linkScope } from '../schedule/delivery-link.ts'

type Names = { lv: string; en: string }

export type ConfirmLetter = {
  customerId: number
  name: string
  day: Day
  /** The planned day, which could take nothing more. */
  fullDay?: Day
  /** The end of the time to answer. */
  closes: { day: Day; time: string }
  order: OrderLetter
  /** Null waits unpaid. */
  paidBy: 'account' | 'deferred' | 'cash' | null
  /** Prices that differ from those of the last delivery. */
  newPrices?: { good: Names; wasCents: Cents; nowCents: Cents }[]
  missing: {
    good: Names
    delivered: number
    wanted: number
    instead: (Names & { count: number }) | null
  }[]
}

/** Every prepaid method counts as the account, through which it was paid. */
export function paidByOf(method: MethodKey | null): ConfirmLetter['paidBy'] {
  if (method === null) return null
  return method === 'cash' || method === 'deferred' ? method : 'account'
}

const texts = {
  lv: {
    subject: {
      week: (on: string) => `Lūdzu, apstipriniet piegādi ${on}`,
      tomorrow: (on: string) => `Piegāde ir rīt, ${on}: lūdzu, apstipriniet`,
    },
    title: { week: 'Vai vedam?', tomorrow: 'Piegāde ir rīt. Vai vedam?' },
    preview: (until: string) => `Bez apstiprinājuma piegādi izlaidīsim. Atbildi gaidām ${until}.`,
    until: (until: string) =>
      `Lūdzu, apstipriniet ${until}. Bez apstiprinājuma piegādi izlaidīsim, un nekas nebūs jāmaksā.`,
    account: (sum: string) =>
      `No Jūsu konta ieturējām ${sum}. Ja piegādi izlaidīsiet, nauda būs atpakaļ kontā.`,
    deferred: 'Par piegādi maksāsiet ar mēneša rēķinu.',
    cash: (sum: string) => `Lūdzu, sagatavojiet kurjeram ${sum} skaidrā naudā.`,
    unpaid: (sum: string) =>
      `Kontā nepietiek naudas: piegāde maksā ${sum}. Lūdzu, papildiniet kontu, citādi to nevarēsim atvest.`,
    newPrice: (good: string, was: string, now: string) =>
      `Kopš iepriekšējās piegādes ir mainījusies cena: ${good} – ${now} par gabalu (bija ${was}).`,
    fullDay: (planned: string, day: string) =>
      `Diemžēl ${planned}, mūsu auto jau ir pilni, tāpēc šoreiz brauksim ${day}.`,
    gone: (good: string) => `Preces “${good}” pašlaik nav, tāpēc šoreiz bez tās.`,
    fewer: (good: string, delivered: number, wanted: number) =>
      `${good}: ${wanted} gab. vietā būs ${delivered} gab.`,
    instead: (good: string, other: string, count: number) =>
      `Preces “${good}” vietā būs “${other}” (${count} gab.).`,
    confirm: 'Apstiprināt piegādi',
    skip: 'Izlaist šo reizi',
    move: 'Pārcelt uz citu dienu',
    add: 'Pievienot preci',
    topUp: 'Papildināt kontu',
  },
  en: {
    subject: {
      week: (on: string) => `Please confirm your delivery ${on}`,
      tomorrow: (on: string) => `Your delivery is tomorrow, ${on}: please confirm`,
    },
    title: {
      week: 'Shall we bring it?',
      tomorrow: 'Your delivery is tomorrow. Shall we bring it?',
    },
    preview: (until: string) => `We will skip the delivery unless you confirm it ${by(until)}.`,
    until: (until: string) =>
      `Please confirm ${by(until)}. Otherwise we will skip the delivery, and you pay nothing.`,
    account: (sum: string) =>
      `${sum} was taken from your account. If you skip the delivery, the money goes back.`,
    deferred: 'You will pay for this delivery with the monthly bill.',
    cash: (sum: string) => `Please have ${sum} in cash for the courier.`,
    unpaid: (sum: string) =>
      `There is not enough in your account: the delivery costs ${sum}. Please top it up, or we cannot bring it.`,
    newPrice: (good: string, was: string, now: string) =>
      `The price has changed since the last delivery: ${good} – ${now} a piece (it was ${was}).`,
    fullDay: (planned: string, day: string) =>
      `Our vans are full ${planned}, so this time we will come ${day}.`,
    gone: (good: string) => `${good} is out of stock and will not come this time.`,
    fewer: (good: string, delivered: number, wanted: number) =>
      `${good}: ${delivered} instead of ${wanted} this time.`,
    instead: (good: string, other: string, count: number) =>
      `Instead of ${good} we will bring ${count} × ${other}.`,
    confirm: 'Confirm the delivery',
    skip: 'Skip this time',
    move: 'Move to another day',
    add: 'Add an item',
    topUp: 'Top up the account',
  },
} as const

export const confirmLetter = (when: 'week' | 'tomorrow') => ({
  lv: (letter: ConfirmLetter, writing: Writing) => write(when, letter, writing, 'lv'),
  en: (letter: ConfirmLetter, writing: Writing) => write(when, letter, writing, 'en'),
})

function write(
  when: 'week' | 'tomorrow',
  letter: ConfirmLetter,
  writing: Writing,
  language: Language,
): Letter {
  const words = texts[language]
  const until = untilTime(letter.closes.day, letter.closes.time, language)
  const days = Math.max(1, daysBetween(writing.today, letter.day))
  const about = { customerId: letter.customerId, orderId: letter.order.orderId }
  const to = (name: 'confirm' | 'skip' | 'move' | 'add') =>
    writing.keyed(linkPath(name), { ...linkScope(name, about), days })
  return {
    subject: words.subject[when](onDay(letter.day, language)),
    preview: words.preview(until),
    title: words.title[when],
    blocks: [
      ...(letter.fullDay
        ? [
            note(
              'attention',
              words.fullDay(onDay(letter.fullDay, language), onDay(letter.day, language)),
            ),
          ]
        : []),
      ...(letter.newPrices ?? []).map((price) => note('attention', newPriceText(price, language))),
      ...letter.missing.map((missing) => note('attention', missingText(missing, language))),
      ...orderBlocks(letter.order, language),
      payment(letter, language),
      note('attention', words.until(until)),
      action(words.confirm, to('confirm')),
      links({
        [words.skip]: to('skip'),
        [words.move]: to('move'),
        [words.add]: to('add'),
        ...(letter.paidBy === null && { [words.topUp]: writing.page('/topup') }),
      }),
    ],
  }
}

function payment({ paidBy, order }: ConfirmLetter, language: Language): Block {
  const words = texts[language]
  const sum = formatEuros(order.totalCents, language)
  if (paidBy === 'account') return note('good', words.account(sum))
  if (paidBy === 'deferred') return note('good', words.deferred)
  return paidBy === 'cash' ? note('attention', words.cash(sum)) : note('wrong', words.unpaid(sum))
}

const newPriceText = (
  { good, wasCents, nowCents }: NonNullable<ConfirmLetter['newPrices']>[number],
  language: Language,
): string =>
  texts[language].newPrice(
    good[language],
    formatEuros(wasCents, language),
    formatEuros(nowCents, language),
  )

function missingText(
  { good, delivered, wanted, instead }: ConfirmLetter['missing'][number],
  language: Language,
): string {
  const words = texts[language]
  if (instead) return words.instead(good[language], instead[language], instead.count)
  return delivered > 0 ? words.fewer(good[language], delivered, wanted) : words.gone(good[language])
}

export const sampleConfirm: ConfirmLetter = {
  customerId: 1,
  name: 'Mājas ūdens',
  day: dayOf('2026-11-27'),
  closes: { day: dayOf('2026-11-26'), time: '24:00' },
  order: { ...sampleOrder, deliveryOn: dayOf('2026-11-27') },
  paidBy: 'account',
  newPrices: [
    {
      good: { lv: 'Avota ūdens 18,9 l', en: 'Spring water 18.9 l' },
      wasCents: 750,
      nowCents: 860,
    },
  ],
  missing: [
    {
      good: { lv: 'Griķu medus 500 g', en: 'Buckwheat honey 500 g' },
      wanted: 1,
      delivered: 0,
      instead: { lv: 'Liepziedu medus 500 g', en: 'Linden honey 500 g', count: 1 },
    },
  ],
}
