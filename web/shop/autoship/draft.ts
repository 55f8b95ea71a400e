import type { Autoship } from '../../../contract/autoship-record.ts'

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
export function differing(autoship: Fields, wished: Draft): Draft {
  return Object.fromEntries(
    names
      .filter((name) => wished[name] !== undefined && wished[name] !== autoship[name])
      .map((name) => [name, wished[name]]),
  )
}

const keyOf = (autoshipId: number) => `avots.autoship-draft.${autoshipId}`

/** A reload, a log-in or a look at the shelves must not lose what was typed. */
export function keepDraft(autoshipId: number, draft: Draft): void {
  try {
    if (Object.keys(draft).length === 0) sessionStorage.removeItem(keyOf(autoshipId))
    else sessionStorage.setItem(keyOf(autoshipId), JSON.stringify(draft))
  } catch {
    // A browser that refuses storage begins anew.
  }
}

export function keptDraft(autoship: Autoship): Draft {
  try {
    const text = sessionStorage.getItem(keyOf(autoship.id))
    return text === null ? {} : differing(autoship, JSON.parse(text) as Draft)
  } catch {
    return {}
  }
}
