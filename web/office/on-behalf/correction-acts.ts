import type { OfficeOrder } from '../../../contract/office/order-page.ts'
import { eurosOf, formatEuros, parseEuros } from '../../../domain/money.ts'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import type { BehalfAct } from './behalf-act.ts'

type Delivered = OfficeOrder['attempts'][number]

/** What was recorded of a door and was not so. */
export function useCorrectionActs() {
  const words = useWords(behalfWords)
  const language = useLanguage()
  const { whys } = words
  const why = (reasons: readonly (keyof typeof whys)[]) => ({
    name: 'reason',
    kind: 'choice' as const,
    label: words.why,
    first: whys[reasons[0]!],
    choices: reasons.map((reason) => ({ value: whys[reason], title: whys[reason] })),
  })

  const correct = ({ id }: OfficeOrder, { counts, cashCents }: Delivered): BehalfAct => ({
    key: `correct ${id} ${counts.map(({ left, taken }) => `${left}/${taken}`).join(' ')}`,
    deed: 'orders.correct',
    title: words.correctTitle(id),
    verb: words.correct,
    fields: [
      ...counts.flatMap(({ goodId, name, left, taken }) => [
        {
          name: `left${goodId}`,
          kind: 'pieces' as const,
          label: words.leftOf(name),
          first: String(left),
        },
        {
          name: `taken${goodId}`,
          kind: 'pieces' as const,
          label: words.takenOf(name),
          first: String(taken),
        },
      ]),
      { name: 'cash', kind: 'euros', label: words.cash, first: String(eurosOf(cashCents)) },
      why(['typing', 'untrue', 'agreed']),
    ],
    send:
      (draft) =>
      ({ query, body }, options) => {
        const counted = counts.map(({ goodId }) => ({
          goodId,
          left: Number(draft[`left${goodId}`]),
          taken: Number(draft[`taken${goodId}`]),
        }))
        const correction = {
          counts: counted.filter(
            ({ left, taken }, at) => left !== counts[at]!.left || taken !== counts[at]!.taken,
          ),
          cashCents: parseEuros(draft['cash'] ?? '') ?? cashCents,
          reason: draft['reason'] ?? '',
        }
        const params = { id: String(id) }
        return api.correctDelivery({ params, query, body: { ...correction, ...body } }, options)
      },
  })

  /** The price of one of the lines, before a promo code. */
  const price = ({ id, lines }: OfficeOrder): BehalfAct => ({
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
      { name: 'price', kind: 'euros', label: words.newPrice, hint: words.priceHint },
      why(['agreed', 'typing', 'untrue']),
    ],
    send:
      ({ good, price: typed = '', reason = '' }) =>
      ({ query, body }, options) => {
        const priceCents = parseEuros(typed) ?? -1
        const change = { goodId: Number(good), priceCents, reason }
        const params = { id: String(id) }
        return api.changeOrderPrice({ params, query, body: { ...change, ...body } }, options)
      },
  })

  const toOther = ({ id }: OfficeOrder): BehalfAct => ({
    key: `other ${id}`,
    deed: 'orders.other_customer',
    title: words.otherTitle(id),
    verb: words.other,
    fields: [
      { name: 'order', kind: 'pieces', label: words.otherOrder, hint: words.otherHint },
      why(['neighbour', 'stop']),
    ],
    send:
      ({ order, reason = '' }) =>
      ({ query, body }, options) => {
        const params = { id: String(id) }
        const move = { toOrderId: Number(order), reason }
        return api.moveDeliveryToOther({ params, query, body: { ...move, ...body } }, options)
      },
  })

  return { correct, price, toOther }
}
