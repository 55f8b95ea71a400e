import type { Day } from '../../../domain/calendar.ts'
import type { FileKind } from '../../../domain/staff/file-kinds.ts'
import { done, type Outcome, refuse } from '../../../domain/outcome.ts'
import type { Db, Tx } from '../database/connect.ts'
import { boundedQueue } from '../bounded-queue.ts'
import { openRenderer } from '../images/renderer.ts'
import { type FileStore, fileStore } from './file-store.ts'

/** A content that is stored and waits for its row. */
export type StoredContent = { sha256: Buffer; sizeBytes: number; mediaType: string }

type ContentRefusal = 'too_large' | 'unreadable' | 'busy'

declare module '../../app-context.ts' {
  interface App {
    files: Files
  }
}

export type Files = {
  store: FileStore
  /** An image is drawn anew: it loses its place, its camera and what was hidden in it. */
  putImage: (photo: Buffer) => Promise<Outcome<StoredContent, ContentRefusal>>
  putDocument: (content: Buffer, mediaType: string) => Promise<Outcome<StoredContent, 'too_large'>>
}

const mostBytes = 20 * 1024 * 1024
/** Enough to read a meter or a paper on a photo. */
const shape = { width: 2000, height: 2000, fit: 'inside', format: 'jpeg' } as const

/** A large photo takes the drawing process a hundred megabytes while it is unpacked. */
const mostDrawnAtOnce = 2
const mostWaiting = 20

/** What is told to the one who sent a picture that is not stored; a busy shop takes it later. */
export const pictureRefusal = (refusal: ContentRefusal) =>
  refusal === 'busy'
    ? ({ code: 'unavailable', retryAfterSeconds: 2 } as const)
    : ({ code: 'file_unreadable' } as const)

/** Call before the transaction that inserts the row: a content without a row is swept later. */
export function openFiles(directory: string): Files {
  const store = fileStore(directory)
  const renderer = openRenderer()
  const inTurn = boundedQueue({ mostAtOnce: mostDrawnAtOnce, mostWaiting })
  const put = async (content: Buffer, mediaType: string) => {
    const sha256 = await store.put(content)
    return done({ sha256, sizeBytes: content.length, mediaType })
  }
  return {
    store,
    async putImage(photo) {
      const rendered = await inTurn(() => renderer.render({ photo }, shape))
      if (!rendered) return refuse('busy')
      return rendered.ok ? put(rendered.value, 'image/jpeg') : rendered
    },
    putDocument: async (content, mediaType) =>
      content.length > mostBytes ? refuse('too_large') : put(content, mediaType),
  }
}

/** Of a delivery: a count may be disputed for a fortnight, and a bill for longer. */
export const photoDays = 400

type NewFile = StoredContent & {
  kind: FileKind
  owner: { kind: string; id: number }
  /** Whose personal data it is; it is erased with the person. */
  customerId: number | null
  keepUntil: Day | null
}

export async function insertFile(tx: Tx, { owner, ...file }: NewFile): Promise<number> {
  const { id } = await tx
    .insertInto('files')
    .values({ ...file, ownerKind: owner.kind, ownerId: owner.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findFile = (db: Db, id: number) =>
  db
    .selectFrom('files')
    .selectAll()
    .$narrowType<{ kind: FileKind }>()
    .where('id', '=', id)
    .executeTakeFirst()

export const deleteFile = (tx: Tx, id: number) =>
  tx.deleteFrom('files').where('id', '=', id).execute()
