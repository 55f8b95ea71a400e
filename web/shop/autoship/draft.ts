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

const keyOf = (autoshipId: number) => `avots.autoship-draft.${autoshipId}`

/** Keeps the typed changes over a reload, a log-in or a visit to the goods list. */
export function saveDraft(autoshipId: number, draft: Draft): void {
  if (Object.keys(draft).length === 0) safeSessionStorage.remove(keyOf(autoshipId))
  else safeSessionStorage.writeJson(keyOf(autoshipId), draft)
}

export function readDraft(autoship: Autoship): Draft {
  const draft = safeSessionStorage.readJson(keyOf(autoship.id)) as Draft | undefined
  return draft === undefined ? {} : changedFields(autoship, draft)
}
