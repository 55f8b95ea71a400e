import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Tx } from '../../platform/database/connect.ts'
import { replacePhotos } from './replace-photos.ts'

export const photoRefusals = {
  unknown_good: 'There is no such good.',
  too_many: 'A good has at most 12 photos.',
  too_large: 'The photo is larger than 10 MB.',
  no_picture: 'The file is no picture that can be read.',
}

type GoodPhotos = { goodId: number; files: string[] }

/**
 * Replaces the photos of all goods that a folder has photos of, or of none. A file is named after
 * the good's code or id; further photos have a number: `UD-001.jpg`, `UD-001_2.jpg`.
 */
export async function importPhotos(
  tx: Tx,
  folder: string,
): Promise<Outcome<GoodPhotos[], string[]>> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'))
  const found = await findGoods(tx, names)
  if (!found.ok) return found
  const problems: string[] = []
  for (const { goodId, files } of found.value) {
    const photos = await Promise.all(files.map((name) => readFile(join(folder, name))))
    const replaced = await replacePhotos(tx, { goodId, photos })
    if (!replaced.ok) problems.push(`${files.join(', ')}: ${photoRefusals[replaced.refusal]}`)
  }
  return problems.length > 0 ? refuse(problems) : found
}

async function findGoods(
  tx: Tx,
  names: readonly string[],
): Promise<Outcome<GoodPhotos[], string[]>> {
  const goods = await tx.selectFrom('goods').select(['id', 'sku']).execute()
  const idOf = new Map(goods.flatMap(({ id, sku }) => [[String(id), id] as const, [sku, id]]))
  const files = names.map((name) => readName(name, idOf))
  const unknown = files.filter(({ goodId }) => goodId === undefined)
  if (unknown.length > 0)
    return refuse(unknown.map(({ name }) => `${name}: No good has this code or id.`))
  const byGood = Map.groupBy(files, ({ goodId }) => goodId!)
  return done(
    [...byGood].map(([goodId, named]) => ({
      goodId,
      files: named.toSorted((a, b) => a.order - b.order).map(({ name }) => name),
    })),
  )
}

type NamedFile = { name: string; goodId: number | undefined; order: number }

/** A code may itself end with a number, so the whole name is tried first. */
function readName(name: string, idOf: ReadonlyMap<string | null, number>): NamedFile {
  const stem = name.replace(/\.\w+$/, '')
  const [, code, number] = /^(.+)_(\d{1,3})$/.exec(stem) ?? []
  const whole = idOf.get(stem)
  if (whole !== undefined || code === undefined) return { name, goodId: whole, order: 1 }
  return { name, goodId: idOf.get(code), order: Number(number) }
}
