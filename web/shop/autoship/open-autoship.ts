import type { Autoship } from '../../../contract/autoship-record.ts'
import { api } from '../session/api.ts'
import { createObserved } from '../../client/observed.ts'
import { refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { wordsNow } from '../../words/words-now.ts'
import { type Counts, createCountOutbox } from '../goods/count-outbox.ts'
import { autoshipStore, upsertAutoshipInStore } from '../session/autoship-store.ts'
import { scheduleStore } from './schedule-store.ts'
import { changedFields, type Draft, type Fields, saveDraft, readDraft } from './draft.ts'
import { recordChange } from './last-change.ts'
import { isNotFound, reportGone } from './not-found.ts'

/** The autoship open in this tab, with its unsaved field changes. */
export type OpenAutoship = {
  autoship: Autoship
  draft: Draft
  shortages: ReadonlyMap<number, number>
}

export const openAutoship = createObserved<OpenAutoship | undefined>(undefined)

const paramsOf = ({ autoship }: OpenAutoship) => ({ id: String(autoship.id) })

export async function loadAutoship(id: string): Promise<void> {
  // Pending counts of the previously open autoship must be sent to it first.
  await outbox.flush()
  const autoship = (await api.readAutoship({ params: { id } })).data.data
  upsertAutoshipInStore(autoship)
  openAutoship.set({ autoship, draft: readDraft(autoship), shortages: new Map() })
}

export const editedFields = ({ autoship, draft }: OpenAutoship): Fields => ({
  ...autoship,
  ...draft,
})

export function changeFields(change: Draft): void {
  const open = openAutoship.read()
  if (open) setDraft(open, changedFields(open.autoship, { ...open.draft, ...change }))
}

export function discardDraft(): void {
  const open = openAutoship.read()
  if (open) setDraft(open, {})
}

function setDraft(open: OpenAutoship, draft: Draft): void {
  saveDraft(open.autoship.id, draft)
  openAutoship.set({ ...open, draft })
}

function applyAutoship(autoship: Autoship): void {
  const open = openAutoship.read()
  if (open?.autoship.id !== autoship.id || open.autoship === autoship) return
  setDraft({ ...open, autoship }, changedFields(autoship, open.draft))
}

/** An undo or a holiday pause reloads the list; the open editor takes over its answer. */
autoshipStore.subscribe(() => {
  for (const autoship of autoshipStore.read().value ?? []) applyAutoship(autoship)
})

function storeAutoship(autoship: Autoship): void {
  applyAutoship(autoship)
  upsertAutoshipInStore(autoship)
  void scheduleStore.load().catch(() => undefined)
}

export async function saveFields(message: string | undefined): Promise<void> {
  await outbox.flush()
  const open = openAutoship.read()
  if (!open || Object.keys(open.draft).length === 0) return
  const { data, undo } = await api.changeAutoship({ params: paramsOf(open), body: open.draft })
  discardSentDraft(open)
  storeAutoship(data)
  if (message !== undefined) recordChange(message, undo)
}

/** Drops the sent fields from the draft, but not edits made while they were being sent. */
function discardSentDraft({ autoship, draft: sent }: OpenAutoship): void {
  const now = openAutoship.read()
  if (now?.autoship.id === autoship.id)
    setDraft(now, changedFields({ ...autoship, ...sent }, now.draft))
}

const showRefusal = (refused: unknown) => {
  const words = wordsNow(autoshipWords)
  // The reload that follows handles a deleted line or autoship.
  if (isNotFound(refused)) return
  const text = refusalMessage(refused, words.failed)
  toasts.show({ text, kind: 'important', icon: 'warn' })
}

async function sendCounts(goodId: number, counts: Counts): Promise<void> {
  const open = openAutoship.read()
  if (!open) return
  const line = open.autoship.items.find(({ good_id }) => good_id === goodId)
  if (!line && counts.order + counts.return === 0) return
  try {
    const body = {
      ...(line && { id: line.id, substitute_good_id: line.substitute_good_id }),
      good_id: goodId,
      ...counts,
    }
    const { data } = await api.changeAutoshipItem({ params: paramsOf(open), body })
    const shortages = new Map(open.shortages)
    if (data.granted < data.requested) shortages.set(goodId, data.granted)
    else shortages.delete(goodId)
    const now = openAutoship.read()
    if (now?.autoship.id === open.autoship.id) openAutoship.set({ ...now, shortages })
  } catch (refused) {
    showRefusal(refused)
  }
  await reloadAutoship(open)
}

/**
 * Savings and payment method depend on all items, so the autoship is read again after each change.
 */
async function reloadAutoship(open: OpenAutoship): Promise<void> {
  const read = await api.readAutoship({ params: paramsOf(open) }).catch((refused: unknown) => {
    if (isNotFound(refused)) reportGone(wordsNow(autoshipWords).isGone)
  })
  if (read) storeAutoship(read.data.data)
}

/** The good delivered when this one is missing; null leaves it out. */
export async function chooseSubstitute(itemId: number, substitute: number | null): Promise<void> {
  await outbox.flush()
  await outbox.enqueue(() => sendSubstitute(itemId, substitute))
}

async function sendSubstitute(itemId: number, substitute: number | null): Promise<void> {
  const open = openAutoship.read()
  const line = open?.autoship.items.find(({ id }) => id === itemId)
  if (!open || !line) return
  const { good_id, order, return: back } = line
  const body = { id: itemId, good_id, order, return: back, substitute_good_id: substitute }
  try {
    await api.changeAutoshipItem({ params: paramsOf(open), body })
    toasts.show({ text: wordsNow(autoshipWords).substituteSaved, icon: 'check' })
  } catch (refused) {
    showRefusal(refused)
  }
  await reloadAutoship(open)
}

const outbox = createCountOutbox(sendCounts)

export const pendingItemCounts = outbox.pending

/** Shown at once, sent after half a second without a change, as in the cart. */
export const changeItemCounts = (goodId: number, counts: Counts) => outbox.change(goodId, counts)
export const addItem = (goodId: number, counts: Counts) => outbox.change(goodId, counts, 0)
