import type { OfficeOrder } from '../../../contract/office/order-page.ts'
import { formatEuros } from '../../../domain/money.ts'
import type { Language } from '../../../domain/words/language.ts'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { bareEuros, centsOf } from '../deed/deed-draft.ts'
import { api } from '../session/api.ts'
import type { BehalfAct, BehalfDraft, BehalfField, BehalfWords } from './behalf-act.ts'

type Delivered = OfficeOrder['attempts'][number]
type Count = Delivered['counts'][number]

/** What was recorded of a door and was not so. */
export function useCorrectionActs() {
  const words = useWords(behalfWords)
  const language = useLanguage()
  return {
    correct: correctDelivery(words),
    price: changePrice(words, language),
    toOther: moveToOther(words),
  }
}

const correctDelivery =
  (words: BehalfWords) =>
  ({ id }: OfficeOrder, { counts, cashCents }: Delivered): BehalfAct => ({
    key: `correct ${id} ${counts.map(({ left, taken }) => `${left}/${taken}`).join(' ')}`,
    deed: 'orders.correct',
    title: words.correctTitle(id),
    verb: words.correct,
    fields: [
      ...counts.flatMap((count) => countFields(words, count)),
      cashField(words, cashCents),
      reasonField(words, ['typing', 'untrue', 'agreed']),
    ],
    fieldOfRow: (row, member, draft) => {
      const count = counts.flatMap((one) => changedCount(one, draft))[row]
      return count && `${member}${count.goodId}`
    },
    send:
      (draft) =>
      ({ query, body }, options) => {
        const correction = {
          counts: counts.flatMap((count) => changedCount(count, draft)),
          cashCents: centsOf(draft['cash'] ?? ''),
          reason: draft['reason'] ?? '',
        }
        const params = { id: String(id) }
        return api.correctDelivery({ params, query, body: { ...correction, ...body } }, options)
      },
  })

/** The price of one of the lines, before a promo code. */
const changePrice =
  (words: BehalfWords, language: Language) =>
  ({ id, lines }: OfficeOrder): BehalfAct => ({
    key: `price ${id} ${lines.map(({ unitCents }) => unitCents).join(' ')}`,
    deed: 'orders.price',
    right: 'changeOrderPrice',
    title: words.priceTitle(id),
    verb: words.changePrice,
    fields: [
      {
        name: 'good',
        kind: 'choice',
        label: words.priceOf,
        first: String(lines[0]?.goodId ?? ''),
        choices: lines
          .filter(({ ordered }) => ordered > 0)
          .map(({ goodId, name, unitCents }) => ({
            value: String(goodId),
            title: name,
            detail: formatEuros(unitCents, language),
          })),
      },
      {
        name: 'price',
        kind: 'euros',
        label: words.newPrice,
        hint: words.priceHint,
        asks: ['priceCents'],
      },
      reasonField(words, ['agreed', 'typing', 'untrue']),
    ],
    send:
      ({ good, price: typed = '', reason = '' }) =>
      ({ query, body }, options) => {
        const priceCents = centsOf(typed)
        const change = { goodId: Number(good), priceCents, reason }
        const params = { id: String(id) }
        return api.changeOrderPrice({ params, query, body: { ...change, ...body } }, options)
      },
  })

const moveToOther =
  (words: BehalfWords) =>
  ({ id }: OfficeOrder): BehalfAct => ({
    key: `other ${id}`,
    deed: 'orders.other_customer',
    title: words.otherTitle(id),
    verb: words.other,
    fields: [
      {
        name: 'order',
        kind: 'pieces',
        label: words.otherOrder,
        hint: words.otherHint,
        asks: ['toOrderId'],
      },
      reasonField(words, ['neighbour', 'stop']),
    ],
    send:
      ({ order, reason = '' }) =>
      ({ query, body }, options) => {
        const params = { id: String(id) }
        const move = { toOrderId: Number(order), reason }
        return api.moveDeliveryToOther({ params, query, body: { ...move, ...body } }, options)
      },
  })

const cashField = ({ cash: label }: BehalfWords, cents: number): BehalfField => ({
  name: 'cash',
  kind: 'euros',
  label,
  first: bareEuros(cents),
  asks: ['cashCents'],
})

function reasonField(
  { why, whys }: BehalfWords,
  reasons: readonly (keyof BehalfWords['whys'])[],
): BehalfField {
  const choices = reasons.map((reason) => ({ value: whys[reason], title: whys[reason] }))
  return { name: 'reason', kind: 'choice', label: why, first: whys[reasons[0]!], choices }
}

const countFields = (
  words: BehalfWords,
  { goodId, name, left, taken }: Count,
): readonly BehalfField[] => [
  { name: `left${goodId}`, kind: 'pieces', label: words.leftOf(name), first: String(left) },
  { name: `taken${goodId}`, kind: 'pieces', label: words.takenOf(name), first: String(taken) },
]

function changedCount({ goodId, left, taken }: Count, draft: BehalfDraft) {
  const typed = {
    goodId,
    left: Number(draft[`left${goodId}`]),
    taken: Number(draft[`taken${goodId}`]),
  }
  return typed.left === left && typed.taken === taken ? [] : [typed]
}
