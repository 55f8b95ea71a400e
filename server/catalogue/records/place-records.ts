import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Db } from '../../platform/database/connect.ts'
import { proposeArt } from '../../../art/propose-art.ts'
import type { GoodRecord } from './good-record.ts'
import { newIds, readPlaces } from './place-store.ts'

type Names = 'alternatives' | 'related' | 'category' | 'also_in'

/** A record whose words for categories and other goods have become their ids. */
export type PlacedRecord = Omit<GoodRecord, Names | 'id'> & {
  id: number
  categoryIds: number[]
  mainCategoryId: number | null
  relations: { relation: 'alternative' | 'related'; otherId: number; position: number }[]
}

/** Finds what records name; a name that leads nowhere is told. */
export async function placesOf(
  tx: Db,
  records: readonly GoodRecord[],
): Promise<Outcome<PlacedRecord[], string[]>> {
  const unnumbered = records.filter(({ id }) => id === undefined)
  const known = await readPlaces(tx)
  const idBySku = new Map(known.skus)
  const spare = await newIds(
    tx,
    unnumbered.filter(({ sku }) => sku === null || !idBySku.has(sku)).length,
  )
  const numbered = records.map((record) => ({
    ...record,
    id: record.id ?? idBySku.get(record.sku ?? '') ?? spare.pop()!,
  }))
  for (const { sku, id } of numbered) if (sku !== null) idBySku.set(sku, id)
  const ids = new Set([...known.ids, ...numbered.map(({ id }) => id)])
  const problems: string[] = []

  const placed = numbered.map(({ alternatives, related, category, also_in, ...record }, index) => {
    const tell = (problem: string) => void problems.push(`row ${index + 1}: ${problem}`)
    const idOf = (name: string) => {
      const id = idBySku.get(name) ?? Number(name)
      if (!ids.has(id) || id === record.id) tell(`${name} is no other good`)
      return id
    }
    const above = (path: string) => {
      const found = known.categories.get(path)
      if (!found) tell(`there is no category ${path}`)
      return found ?? []
    }
    const main = category === null ? [] : above(category)
    const relate = (relation: 'alternative' | 'related', names: string[]) =>
      [...new Set(names.map(idOf))].map((otherId, position) => ({ relation, otherId, position }))
    if (!known.vatClasses.includes(record.vat_class))
      tell(`there is no VAT class ${record.vat_class}`)
    for (const badge of record.badges)
      if (!known.badges.includes(badge)) tell(`there is no badge ${badge}`)
    return {
      ...record,
      art: record.art ?? proposeArt(record.sku ?? '', record.name_lv, category?.split('/')[0]),
      mainCategoryId: main.at(-1) ?? null,
      categoryIds: [...new Set([...main, ...also_in.flatMap(above)])],
      relations: [...relate('alternative', alternatives), ...relate('related', related)],
    }
  })
  return problems.length > 0 ? refuse(problems) : done(placed)
}
