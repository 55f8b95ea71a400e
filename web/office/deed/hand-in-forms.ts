import type { CountedPlace } from '../../../domain/bottles/container-places.ts'
import type {
  DifferenceHolder,
  DifferenceReason,
} from '../../../domain/dispatch/difference-reasons.ts'
import type { CashPlaceKind } from '../../../domain/ledger/cash-places.ts'
import { api } from '../session/api.ts'
import { bareEuros, centsOf, type DeedDraft, type DeedForm } from './deed-draft.ts'
import type { HandInDeed, OpenDeed } from './open-deed.ts'
import type { SendDeed } from './send-deed.ts'

export const handInForms: Record<HandInDeed['deed'], DeedForm> = {
  cash: {
    name: 'cash.move',
    right: 'moveCash',
    fields: ['to', 'euros', 'note'],
    optional: ['note'],
  },
  containers: {
    name: 'containers.move',
    right: 'receiveGoods',
    fields: ['what', 'pieces', 'note'],
    optional: ['note'],
  },
  scrap: {
    name: 'containers.scrap',
    right: 'writeOffContainers',
    fields: ['pieces', 'reason'],
  },
  recount: {
    name: 'containers.recount',
    right: 'writeOffContainers',
    fields: ['place', 'pieces', 'reason'],
  },
  shiftStart: {
    name: 'runs.correct_start',
    right: 'correctEvents',
    fields: ['km', 'float', 'reason'],
  },
  difference: {
    name: 'runs.name_difference',
    right: 'settleRuns',
    fields: ['cause', 'holder', 'amount', 'note'],
    optional: ['note'],
  },
}

export const isHandInDeed = (open: OpenDeed): open is HandInDeed => open.deed in handInForms

export const firstHandInDraft = (open: OpenDeed) => ({
  to: open.deed === 'cash' ? (open.targets[0]?.place ?? '') : '',
  note: '',
  pieces: '',
  what: 'bought',
  place: 'empties',
  cause: 'miscount',
  holder: 'company',
  amount: open.deed === 'difference' ? firstAmount(open) : '',
  ...firstStart(open),
  ...(open.deed === 'cash' && open.cents > 0 && { euros: bareEuros(open.cents) }),
})

/** As it was said, or else the float that the books have. */
function firstStart(open: OpenDeed) {
  if (open.deed !== 'shiftStart') return { km: '', float: '' }
  const { said, givenCents } = open
  return { km: String(said?.km ?? ''), float: bareEuros(said?.floatCents ?? givenCents) }
}

const firstAmount = ({ part, amount }: Extract<HandInDeed, { deed: 'difference' }>) =>
  part === 'cash' ? bareEuros(amount) : String(amount)

/** `safe` or `shift:12`. */
function placeOf(text: string): { place: CashPlaceKind; shiftId?: number } {
  const [place, shiftId] = text.split(':')
  return { place: place as CashPlaceKind, ...(shiftId && { shiftId: Number(shiftId) }) }
}

/** The call of a deed with what is typed. */
export function sendHandIn(open: HandInDeed, draft: DeedDraft): SendDeed {
  const { note, reason } = draft
  if (open.deed === 'cash')
    return ({ query, body: wanted }, options) => {
      const move = { from: placeOf(open.from), to: placeOf(draft.to), cents: centsOf(draft.euros) }
      return api.moveCash({ query, body: { ...move, note, ...wanted } }, options)
    }
  if (open.deed === 'difference') return sendDifference(open, draft)
  if (open.deed === 'shiftStart') return sendStart(open, draft)
  const params = { id: String(open.goodId) }
  const pieces = Number(draft.pieces)
  return ({ query, body: wanted }, options) => {
    if (open.deed === 'scrap')
      return api.scrapContainers({ params, query, body: { pieces, reason, ...wanted } }, options)
    if (open.deed === 'recount') {
      const place = draft.place as CountedPlace
      const body = { place, pieces, reason, ...wanted }
      return api.recountContainers({ params, query, body }, options)
    }
    const what = draft.what as 'bought' | 'sent' | 'came_back' | 'damaged'
    return api.moveContainers({ params, query, body: { what, pieces, note, ...wanted } }, options)
  }
}

function sendDifference(
  { runId, part, goodId }: Extract<HandInDeed, { deed: 'difference' }>,
  { amount, cause, holder, note }: DeedDraft,
): SendDeed {
  const params = { id: String(runId) }
  const naming = {
    part,
    ...(goodId !== null && { goodId }),
    amount: part === 'cash' ? centsOf(amount) : Number(amount.replace('−', '-')),
    reason: cause as DifferenceReason,
    holder: holder as DifferenceHolder,
    note,
  }
  return ({ query, body: wanted }, options) =>
    api.nameDifference({ params, query, body: { ...naming, ...wanted } }, options)
}

function sendStart(
  { runId }: Extract<HandInDeed, { deed: 'shiftStart' }>,
  { km, float, reason }: DeedDraft,
): SendDeed {
  const params = { id: String(runId) }
  const start = { km: Number(km.replaceAll(/\s/g, '')), floatCents: centsOf(float), reason }
  return ({ query, body: wanted }, options) =>
    api.correctStart({ params, query, body: { ...start, ...wanted } }, options)
}
