type GoodFields = Record<string, unknown>

export type FieldChange = {
  goodId: number
  name: string
  field: string
  before: unknown
  after: unknown
}

/** What differs between two readings of the same goods; a new good has no earlier one. */
export const recordChanges = (
  before: ReadonlyMap<unknown, GoodFields>,
  after: readonly GoodFields[],
): FieldChange[] =>
  after.flatMap((record) => {
    const previous = before.get(record['id'])
    if (!previous) return []
    return Object.keys(record)
      .filter((field) => JSON.stringify(previous[field]) !== JSON.stringify(record[field]))
      .map((field) => ({
        goodId: Number(record['id']),
        name: String(record['name_lv']),
        field,
        before: previous[field],
        after: record[field],
      }))
  })
