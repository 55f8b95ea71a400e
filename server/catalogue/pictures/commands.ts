import { readdir, readFile } from 'node:fs/promises'
import type { AppWithDb } from '../../app-context.ts'
import { CommandRefused, type Commands } from '../../platform/command.ts'
import { pathOf } from '../../platform/command-options.ts'
import { allOrNothing, inTransaction, preview } from '../../platform/database/transaction.ts'
import { importPhotos, photoRefusals } from './import-photos.ts'
import { replacePhotos } from './replace-photos.ts'

export const photoCommands: Commands<AppWithDb> = {
  'catalogue photo': {
    usage: 'catalogue photo --good N FILE…',
    summary:
      'Shows up to 12 photos (JPEG, PNG, WebP or AVIF, up to 10 MB each) in place of the drawing',
    options: { good: { type: 'string' } },
    run: async ({ db }, { words: files, options: { good } }) => {
      const goodId = parseGoodId(good)
      if (files.length === 0) throw new CommandRefused('Which file?')
      const photos = await Promise.all(files.map(readOrRefuse))
      const outcome = await inTransaction(db, (tx) => replacePhotos(tx, { goodId, photos }))
      if (!outcome.ok) throw new CommandRefused(photoRefusals[outcome.refusal])
      return { data: { good_id: goodId }, lines: [shownPhotos(goodId, files.length)] }
    },
  },
  'catalogue import photos': {
    usage: 'catalogue import photos FOLDER [--preview]',
    summary:
      'Replaces the photos of all goods in a folder; files are named after codes or ids: UD-001.jpg, UD-001_2.jpg',
    options: { preview: { type: 'boolean', default: false } },
    run: async ({ db }, { words: [folder], options }) => {
      const path = await folderOrRefuse(folder)
      const run = options.preview === true ? preview : allOrNothing
      const outcome = await run(db, (tx) => importPhotos(tx, path))
      if (!outcome.ok) throw new CommandRefused(outcome.refusal.join('\n'))
      const lines = outcome.value.map(({ goodId, files }) => shownPhotos(goodId, files.length))
      return {
        data: outcome.value,
        lines: options.preview === true ? [...lines, 'Nothing is changed yet.'] : lines,
      }
    },
  },
}

const shownPhotos = (goodId: number, count: number) =>
  `Good ${goodId} shows ${count === 1 ? 'the photo' : `${count} photos`} now.`

async function readOrRefuse(file: string): Promise<Buffer> {
  return readFile(pathOf(file)).catch(() => {
    throw new CommandRefused(`${file} cannot be read.`)
  })
}

async function folderOrRefuse(folder: string | undefined): Promise<string> {
  if (folder === undefined) throw new CommandRefused('Which folder?')
  const path = pathOf(folder)
  await readdir(path).catch(() => {
    throw new CommandRefused(`${folder} is no folder that can be read.`)
  })
  return path
}

function parseGoodId(text: unknown): number {
  if (typeof text === 'string' && /^\d{1,9}$/.test(text)) return Number(text)
  throw new CommandRefused('--good must be the id of a good.')
}
