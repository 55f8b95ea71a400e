import type { Autoship, AutoshipItem } from '../../../contract/shop/autoship-record.ts'
import { CallRefused } from '../../../contract/shared/http-client.ts'
import { isActiveAutoship } from '../../../contract/shop/vocabularies/autoship-status.ts'
import { api } from '../session/api.ts'
import { createObserved, selectFrom } from '../../client/observed.ts'
import { isRefusedWith, refusalMessage } from '../../client/refusals.ts'
import { toasts } from '../../ui/toasts.ts'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { wordsNow } from '../../words/words-now.ts'
import { goodsTarget } from '../goods/goods-target.ts'
import { createLineEditor } from '../goods/line-editor.ts'
import { upcomingStore, upsertAutoshipInStore } from '../session/upcoming-store.ts'
import {
  changedFields,
  type Draft,
  type Edits,
  editsWith,
  type Fields,
  fieldsChangedElsewhere,
  readEdits,
  saveEdits,
} from './draft.ts'
import { recordChange } from './last-change.ts'
import { isNotFound, reportGone } from './not-found.ts'
import { changedElsewhereMessages } from './changed-elsewhere-messages.ts'

/** The autoship open in this tab, with its unsaved field changes. */
export type OpenAutoship = { autoship: Autoship } & Edits

export const openAutoship = createObserved<OpenAutoship | undefined>(undefined)

const noItems: readonly AutoshipItem[] = []

/** By autoship and good: a removed line comes back with what may come instead of it. */
const lastSubstitutes = new Map<string, number | null>()

export const autoshipEditor = createLineEditor<Autoship>({
  items: selectFrom(openAutoship, (open) => open?.autoship.items ?? noItems),
  open: () => openAutoship.read()?.autoship,
  async send(autoship, line) {
    const item = autoship.items.find(({ id }) => id === line.id)
    const key = `${autoship.id} ${line.good_id}`
    if (item) lastSubstitutes.set(key, item.substitute_good_id)
    const substitute = lastSubstitutes.get(key)
    const body = { ...line, ...(substitute !== undefined && { substitute_good_id: substitute }) }
    const { data } = await api.changeAutoshipItem({ params: paramsOf(autoship), body })
    await reloadAutoship()
    return data
  },
  async onFailure(failed) {
    showRefusal(failed)
    await reloadAutoship()
  },
})

/** Makes the buttons of goods cards add to the open autoship. */
export const autoshipTarget = goodsTarget(autoshipEditor, () => wordsNow(autoshipWords))

const paramsOf = ({ id }: Autoship) => ({ id: String(id) })

export async function loadAutoship(id: string): Promise<void> {
  // Pending counts of the previously open autoship must be sent to it first.
  await autoshipEditor.flush()
  const autoship = (await api.readAutoship({ params: { id } })).data.data
  upsertAutoshipInStore(autoship)
  autoshipEditor.forgetShortages()
  openAutoship.set({ autoship, ...readEdits(autoship) })
}

export const editedFields = ({ autoship, draft }: OpenAutoship): Fields => ({
  ...autoship,
  ...draft,
})

export function changeFields(change: Draft): void {
  const open = openAutoship.read()
  if (open) setDraft(open, { ...open.draft, ...change })
}

export function discardDraft(): void {
  const open = openAutoship.read()
  if (open) setDraft(open, {})
}

function setDraft({ autoship, seen }: OpenAutoship, draft: Draft): void {
  const edits = editsWith(autoship, draft, { seen })
  saveEdits(autoship.id, edits)
  openAutoship.set({ autoship, ...edits })
}

function applyAutoship(autoship: Autoship): void {
  const open = openAutoship.read()
  if (open?.autoship.id !== autoship.id || open.autoship === autoship) return
  setDraft({ ...open, autoship }, open.draft)
}

/** An undo or a holiday pause reloads the list; the open editor takes over its answer. */
upcomingStore.subscribe(() => {
  for (const autoship of upcomingStore.read().value?.autoships ?? []) applyAutoship(autoship)
})

function storeAutoship(autoship: Autoship): void {
  applyAutoship(autoship)
  upsertAutoshipInStore(autoship)
}

/** What is saved of an autoship in force is reported, also that it was stopped meanwhile. */
export async function saveFields(): Promise<void> {
  await autoshipEditor.flush()
  const before = openAutoship.read()
  if (!before || Object.keys(before.draft).length === 0) return
  const saved = await sendAsSeen(before)
  if (!saved) return
  const { open, data, undo } = saved
  discardSentDraft(open)
  storeAutoship(data)
  if (!isActiveAutoship(before.autoship)) return
  const words = wordsNow(autoshipWords)
  recordChange(isActiveAutoship(data) ? words.saved : words.savedStopped, undo)
}

/** A device that was faster by a moment is seen first, like any other that was faster. */
async function sendAsSeen(before: OpenAutoship) {
  const open = await refuseChangedElsewhere(before)
  const { autoship, draft } = open
  // Another device has saved the very same.
  if (Object.keys(draft).length === 0) return undefined
  const body = { ...draft, seen_version: autoship.version }
  try {
    return { open, ...(await api.changeAutoship({ params: paramsOf(autoship), body })) }
  } catch (refused) {
    if (!isRefusedWith(refused, 'conflict')) throw refused
    return sendAsSeen(open)
  }
}

/**
 * Another device may have changed a field that was typed into here. Its value is shown at the field
 * once; saving again then means this one.
 */
async function refuseChangedElsewhere({ autoship: { id } }: OpenAutoship): Promise<OpenAutoship> {
  storeAutoship((await api.readAutoship({ params: { id: String(id) } })).data.data)
  const open = openAutoship.read()!
  const changedElsewhere = fieldsChangedElsewhere(open.autoship, open)
  if (Object.keys(changedElsewhere).length === 0) return open
  setDraft({ ...open, seen: { ...open.seen, ...changedElsewhere } }, open.draft)
  throw new CallRefused(409, { error: changedElsewhereMessages(open.autoship, changedElsewhere) })
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

/**
 * Savings and payment method depend on all items, so the autoship is read again after each change.
 */
async function reloadAutoship(): Promise<void> {
  const open = openAutoship.read()
  if (!open) return
  const read = await api
    .readAutoship({ params: paramsOf(open.autoship) })
    .catch((refused: unknown) => {
      if (isNotFound(refused)) reportGone(wordsNow(autoshipWords).isGone)
    })
  if (read) storeAutoship(read.data.data)
}

/** The good delivered when this one is missing; null leaves it out. */
export async function chooseSubstitute(itemId: number, substitute: number | null): Promise<void> {
  await autoshipEditor.flush()
  await autoshipEditor.enqueue(() => sendSubstitute(itemId, substitute))
}

async function sendSubstitute(itemId: number, substitute: number | null): Promise<void> {
  const open = openAutoship.read()
  const line = open?.autoship.items.find(({ id }) => id === itemId)
  if (!open || !line) return
  const { good_id, order, return: back } = line
  const body = { id: itemId, good_id, order, return: back, substitute_good_id: substitute }
  try {
    await api.changeAutoshipItem({ params: paramsOf(open.autoship), body })
    toasts.show({ text: wordsNow(autoshipWords).substituteSaved, icon: 'check' })
  } catch (refused) {
    showRefusal(refused)
  }
  await reloadAutoship()
}
