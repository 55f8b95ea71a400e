import type { OfficeOrder } from '../../../contract/office/order-page.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import type { Language } from '../../../domain/words/language.ts'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import type { BehalfAct, BehalfDraft, BehalfField, BehalfWords } from './behalf-act.ts'

type Counted = { goodId: number; name: string; ordered: number }
type CountedOrder = { id: number; goods: readonly Counted[] }

/** The acts with one order, in the name of its customer. */
export function useOrderActs() {
  const words = useWords(behalfWords)
  const language = useLanguage()
  return {
    edit: editOrder(words),
    pieces: changePieces(words),
    late: addLate(words, language),
    link: sendLink(words),
  }
}

/** Pieces of each line and the note for the driver. */
const editOrder =
  (words: BehalfWords) =>
  ({ id, lines, notes }: OfficeOrder): BehalfAct => ({
    key: `edit ${id} ${lines.map(({ ordered }) => ordered).join(',')}`,
    deed: 'orders.edit',
    title: words.editTitle(id),
    verb: words.save,
    fields: [
      ...lines.map(piecesField),
      { name: 'notes', kind: 'text', label: words.note, first: notes, isOptional: true },
    ],
    fieldOfRow: fieldOfChanged(lines),
    send:
      (draft) =>
      ({ query, body }, options) => {
        const changed = changedCounts(lines, draft)
        const change = {
          ...(changed.length > 0 && { lines: changed }),
          ...(draft['notes'] !== notes && { notes: draft['notes'] ?? '' }),
        }
        return api.editOrderFor(
          { params: { id: String(id) }, query, body: { ...change, ...body } },
          options,
        )
      },
  })

/** More or fewer pieces of an order, the first good changed by as many as were asked for. */
const changePieces =
  (words: BehalfWords) =>
  ({ id, goods }: CountedOrder, more: number): BehalfAct => ({
    key: `pieces ${id} ${more} ${goods.map(({ ordered }) => ordered).join(',')}`,
    deed: 'orders.edit',
    title: words.editTitle(id),
    verb: words.save,
    fields: goods.map((good, at) => {
      const first = at === 0 ? Math.max(0, good.ordered + more) : good.ordered
      return { ...piecesField(good), first: String(first), hint: words.plusMinus }
    }),
    fieldOfRow: fieldOfChanged(goods),
    send:
      (draft) =>
      ({ query, body }, options) => {
        const lines = changedCounts(goods, draft)
        const params = { id: String(id) }
        return api.editOrderFor({ params, query, body: { lines, ...body } }, options)
      },
  })

const addLate =
  (words: BehalfWords, language: Language) =>
  ({ id, lateRuns }: OfficeOrder): BehalfAct => ({
    key: `late ${id}`,
    deed: 'orders.add_late',
    title: words.lateTitle(id),
    verb: words.late,
    fields: [
      {
        name: 'run',
        kind: 'choice',
        asks: ['runId'],
        label: words.run,
        first: String(lateRuns[0]?.id ?? ''),
        choices: lateRuns.map((run) => ({
          value: String(run.id),
          title: run.plate,
          detail: numericDate(dayOf(run.day), language),
        })),
      },
      { name: 'reason', kind: 'text', label: words.reason },
      ...(lateRuns.some(({ state }) => state === 'road') ? [driverField(words)] : []),
    ],
    send:
      ({ run, reason = '', driver }) =>
      ({ query, body }, options) => {
        const adding = { runId: Number(run), reason, driverAgreed: driver === 'agreed' }
        return api.addOrderLate(
          { params: { id: String(id) }, query, body: { ...adding, ...body } },
          options,
        )
      },
  })

const sendLink =
  (words: BehalfWords) =>
  (customerId: number, orderId: number): BehalfAct => ({
    key: `link ${orderId}`,
    deed: 'orders.pay_link',
    title: words.linkTitle,
    verb: words.link,
    fields: [],
    send:
      () =>
      ({ query, body }, options) =>
        api.sendPaymentLink(
          { params: { id: String(customerId) }, query, body: { orderId, ...body } },
          options,
        ),
  })

/** The pieces that are typed and were not so before. */
const changedCounts = (goods: readonly Pick<Counted, 'goodId' | 'ordered'>[], draft: BehalfDraft) =>
  goods.flatMap(({ goodId, ordered }) => {
    const pieces = Number(draft[`good${goodId}`])
    return pieces === ordered ? [] : [{ goodId, ordered: pieces }]
  })

/** Only lines that have changed are sent. */
const fieldOfChanged =
  (goods: readonly Counted[]): NonNullable<BehalfAct['fieldOfRow']> =>
  (row, _member, draft) => {
    const line = changedCounts(goods, draft)[row]
    return line && `good${line.goodId}`
  }

const piecesField = ({ goodId, name, ordered }: Counted): BehalfField => ({
  name: `good${goodId}`,
  kind: 'pieces',
  label: name,
  first: String(ordered),
})

/** Of a van that is already on the road. */
const driverField = (words: BehalfWords): BehalfField => ({
  name: 'driver',
  kind: 'choice',
  label: words.driverAgreed,
  choices: [
    { value: 'agreed', title: words.agreed },
    { value: 'home', title: words.notRoad },
  ],
})
