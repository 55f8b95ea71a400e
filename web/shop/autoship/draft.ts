import type { Autoship } from '../../../contract/shop/autoship-record.ts'
import { safeSessionStorage } from '../../client/safe-storage.ts'

/** Fields saved by the button; changes of goods are saved at once. */
export type Fields = Pick<
  Autoship,
  | 'autoship_name'
  | 'frequency'
  | 'address_id'
  | 'delivery_date'
  | 'notes'
  | 'pause'
  | 'pause_from'
  | 'pause_to'
  | 'valid_from'
  | 'valid_to'
>

const names = [
  'autoship_name',
  'frequency',
  'address_id',
  'delivery_date',
  'notes',
  'pause',
  'pause_from',
  'pause_to',
  'valid_from',
  'valid_to',
] as const satisfies (keyof Fields)[]

export type Draft = Partial<Fields>

export function changedFields(autoship: Fields, draft: Draft): Draft {
  return Object.fromEntries(
    names
      .filter((name) => draft[name] !== undefined && draft[name] !== autoship[name])
      .map((name) => [name, draft[name]]),
  )
}

/** What was typed, and what stood in those fields when it was. */
export type Edits = { draft: Draft; seen: Draft }

const pick = (names: string[], valueOf: (name: keyof Fields) => unknown): Draft =>
  Object.fromEntries(names.map((name) => [name, valueOf(name as keyof Fields)]))

/** The edits with another draft; a field that was typed before was seen as it was then. */
export function editsWith(autoship: Fields, draft: Draft, { seen }: Pick<Edits, 'seen'>): Edits {
  const changed = changedFields(autoship, draft)
  return {
    draft: changed,
    seen: pick(Object.keys(changed), (name) => (name in seen ? seen : autoship)[name]),
  }
}

/** The typed fields that have another value by now than when they were typed, with that value. */
export function fieldsChangedElsewhere(autoship: Fields, { draft, seen }: Edits): Draft {
  const changedElsewhere = Object.keys(draft).filter((name) => {
    // a pause that is taken away goes with whatever dates it has
    if (draft.pause === 0 && name.startsWith('pause_')) return false
    return autoship[name as keyof Fields] !== seen[name as keyof Fields]
  })
  return pick(changedElsewhere, (name) => autoship[name])
}

const keyOf = (autoshipId: number) => `avots.autoship-draft.${autoshipId}`

/** Keeps the typed changes over a reload, a log-in or a visit to the goods list. */
export function saveEdits(autoshipId: number, { draft, seen }: Edits): void {
  if (Object.keys(draft).length === 0) safeSessionStorage.remove(keyOf(autoshipId))
  else safeSessionStorage.writeJson(keyOf(autoshipId), { draft, seen })
}

export function readEdits(autoship: Autoship): Edits {
  const stored = safeSessionStorage.readJson(keyOf(autoship.id)) as Partial<Edits> | undefined
  return editsWith(autoship, stored?.draft ?? {}, { seen: stored?.seen ?? {} })
}
