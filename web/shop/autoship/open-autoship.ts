import type { Autoship } from '../../../contract/autoship-record.ts'
import { api } from '../../client/api.ts'
import { createObserved } from '../../client/observed.ts'
import { whyRefused } from '../../client/refused-fields.ts'
import { toasts } from '../../ui/toasts.ts'
import { autoshipWords } from '../../words/autoship.ts'
import { wordsNow } from '../../words/words-now.ts'
import { type Counts, createWishes } from '../cart/wishes.ts'
import { autoshipStore, keepAutoship } from './autoship-store.ts'
import { diaryStore } from './diary-store.ts'
import { differing, type Draft, type Fields, keepDraft, keptDraft } from './draft.ts'
import { tellChange } from './last-change.ts'
import { isNotThere, tellGone } from './not-there.ts'

/** The autoship that this tab has open, with what was changed in its fields and not saved yet. */
export type OpenAutoship = { autoship: Autoship; draft: Draft; short: ReadonlyMap<number, number> }

export const openAutoship = createObserved<OpenAutoship | undefined>(undefined)

const paramsOf = ({ autoship }: OpenAutoship) => ({ id: String(autoship.id) })

export async function open(id: string): Promise<void> {
  // what was changed in another one just before still belongs to that one
  await lines.settle()
  const autoship = (await api.readAutoship({ params: { id } })).data.data
  keepAutoship(autoship)
  openAutoship.set({ autoship, draft: keptDraft(autoship), short: new Map() })
}

/** The fields as the person wishes them. */
export const wishedFields = ({ autoship, draft }: OpenAutoship): Fields => ({
  ...autoship,
  ...draft,
})

export function changeFields(change: Draft): void {
  const open = openAutoship.read()
  if (open) setDraft(open, differing(open.autoship, { ...open.draft, ...change }))
}

export function discardDraft(): void {
  const open = openAutoship.read()
  if (open) setDraft(open, {})
}

function setDraft(open: OpenAutoship, draft: Draft): void {
  keepDraft(open.autoship.id, draft)
  openAutoship.set({ ...open, draft })
}

function show(autoship: Autoship): void {
  const open = openAutoship.read()
  if (open?.autoship.id !== autoship.id || open.autoship === autoship) return
  setDraft({ ...open, autoship }, differing(autoship, open.draft))
}

/** What was undone, or paused along with the others, comes with the list: the editor shows it, too. */
autoshipStore.subscribe(() => {
  for (const autoship of autoshipStore.read().value ?? []) show(autoship)
})

function keep(autoship: Autoship): void {
  show(autoship)
  keepAutoship(autoship)
  void diaryStore.load().catch(() => undefined)
}

/** Sends the fields that differ; without any there is nothing to ask for. */
export async function saveFields(told: string | undefined): Promise<void> {
  await lines.settle()
  const open = openAutoship.read()
  if (!open || Object.keys(open.draft).length === 0) return
  const { data, undo } = await api.changeAutoship({ params: paramsOf(open), body: open.draft })
  forgetSent(open)
  keep(data)
  if (told !== undefined) tellChange(told, undo)
}

/** What was sent is saved, as the server wrote it; what was changed while it was on its way is not. */
function forgetSent({ autoship, draft: sent }: OpenAutoship): void {
  const now = openAutoship.read()
  if (now?.autoship.id === autoship.id)
    setDraft(now, differing({ ...autoship, ...sent }, now.draft))
}

const tellRefused = (refused: unknown) => {
  const words = wordsNow(autoshipWords)
  // reading it again shows a line that has gone, and says when all of it has
  if (isNotThere(refused)) return
  const text = whyRefused(refused, words.failed)
  toasts.tell({ text, kind: 'important', icon: 'warn' })
}

async function send(goodId: number, counts: Counts): Promise<void> {
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
    const short = new Map(open.short)
    if (data.granted < data.requested) short.set(goodId, data.granted)
    else short.delete(goodId)
    const now = openAutoship.read()
    if (now?.autoship.id === open.autoship.id) openAutoship.set({ ...now, short })
  } catch (refused) {
    tellRefused(refused)
  }
  await reread(open)
}

/** What an item changes in the whole, savings and the way of paying too, is the server's to say. */
async function reread(open: OpenAutoship): Promise<void> {
  const read = await api.readAutoship({ params: paramsOf(open) }).catch((no: unknown) => {
    if (isNotThere(no)) tellGone(wordsNow(autoshipWords).isGone)
  })
  if (read) keep(read.data.data)
}

/** What comes in a good's place when it is not to be had; null leaves it out. */
export async function chooseSubstitute(itemId: number, substitute: number | null): Promise<void> {
  await lines.settle()
  await lines.inTurn(() => sendSubstitute(itemId, substitute))
}

async function sendSubstitute(itemId: number, substitute: number | null): Promise<void> {
  const open = openAutoship.read()
  const line = open?.autoship.items.find(({ id }) => id === itemId)
  if (!open || !line) return
  const { good_id, order, return: back } = line
  const body = { id: itemId, good_id, order, return: back, substitute_good_id: substitute }
  try {
    await api.changeAutoshipItem({ params: paramsOf(open), body })
    toasts.tell({ text: wordsNow(autoshipWords).substituteKept, icon: 'check' })
  } catch (refused) {
    tellRefused(refused)
  }
  await reread(open)
}

const lines = createWishes(send)

export const itemWishes = lines.wishes

/** Shown at once, sent after half a second of quiet, as in the cart. */
export const changeItemCounts = (goodId: number, counts: Counts) => lines.wish(goodId, counts)
export const addItem = (goodId: number, counts: Counts) => lines.wish(goodId, counts, 0)
