import type { Autoship } from '../../../contract/autoship-record.ts'
import { safeSessionStorage } from '../../client/safe-storage.ts'

/** What the editor changes for all deliveries; the goods are kept at once. */
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

/** Only what differs from what is kept is a change. */
export function changedFields(autoship: Fields, draft: Draft): Draft {
  return Object.fromEntries(
    names
      .filter((name) => draft[name] !== undefined && draft[name] !== autoship[name])
      .map((name) => [name, draft[name]]),
  )
}

const keyOf = (autoshipId: number) => `avots.autoship-draft.${autoshipId}`

/** A reload, a log-in or a look at the shelves must not lose what was typed. */
export function saveDraft(autoshipId: number, draft: Draft): void {
  if (Object.keys(draft).length === 0) safeSessionStorage.remove(keyOf(autoshipId))
  else safeSessionStorage.writeJson(keyOf(autoshipId), draft)
}

export function readDraft(autoship: Autoship): Draft {
  const draft = safeSessionStorage.readJson<Draft>(keyOf(autoship.id))
  return draft === undefined ? {} : changedFields(autoship, draft)
}
