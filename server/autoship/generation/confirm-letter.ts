import type { MethodKey } from '../../../domain/payments/methods.ts'
import { type Day, dayOf, daysBetween } from '../../../domain/calendar.ts'
import { onDay, untilTime } from '../../../domain/calendar/phrases.ts'
import { type Cents, formatEuros } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import { orderBlocks, type OrderLetter, sampleOrder } from '../../orders/order-letter.ts'
import { action, type Block, type Letter, links, note } from '../../platform/mail/letter.ts'
import type { Writing } from '../../platform/mail/mails.ts'
import { confirmTexts } from './confirm-texts.ts'
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
  const words = confirmTexts[language]
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
  const words = confirmTexts[language]
  const sum = formatEuros(order.totalCents, language)
  if (paidBy === 'account') return note('good', words.account(sum))
  if (paidBy === 'deferred') return note('good', words.deferred)
  return paidBy === 'cash' ? note('attention', words.cash(sum)) : note('wrong', words.unpaid(sum))
}

const newPriceText = (
  { good, wasCents, nowCents }: NonNullable<ConfirmLetter['newPrices']>[number],
  language: Language,
): string =>
  confirmTexts[language].newPrice(
    good[language],
    formatEuros(wasCents, language),
    formatEuros(nowCents, language),
  )

function missingText(
  { good, delivered, wanted, instead }: ConfirmLetter['missing'][number],
  language: Language,
): string {
  const words = confirmTexts[language]
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
