import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileCall } from '../../contract/office/file.ts'
import type { Refusal } from '../../contract/shared/refusals.ts'
import { IdText } from '../../contract/shared/scalars.ts'
import type { Actor } from '../../domain/actor.ts'
import { rightOfFile } from '../../domain/staff/file-kinds.ts'
import { extentOf, rolesWith } from '../../domain/staff/rights.ts'
import type { AppWithDb } from '../app-context.ts'
import { audit } from '../platform/audit-trail.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import { type AnyCaller, type IdentifyRequest, languageOf } from '../platform/http/caller.ts'
import { byOf, type MountDeps } from '../platform/http/mount.ts'
import { sendRefusal, sendRefusalCode } from '../platform/http/send-refusal.ts'
import { findFile } from '../platform/files/files.ts'

type StoredFile = NonNullable<Awaited<ReturnType<typeof findFile>>>
type Deps = { identify: IdentifyRequest; onRefused: NonNullable<MountDeps['onRefused']> }

/** The bytes of a stored file, for those in the office whose right opens its kind. */
export function fileRoute(api: FastifyInstance, app: AppWithDb, { identify, onRefused }: Deps) {
  api.get(fileCall.path, async (request, reply) => {
    const file = await requestedFile(app, request)
    const call = file ? { ...fileCall, audience: { staff: rightOfFile[file.kind] } } : fileCall
    const identified = await identify(request, call)
    if (!identified.ok) return sendRefusalCode(reply, identified.code, languageOf(request))
    const { caller } = identified
    const by = byOf(caller, request)
    const opened = openedBy(caller, file)
    const content = 'file' in opened ? await app.files.store.get(opened.file.sha256) : undefined
    if ('refusal' in opened || content === undefined) {
      const refusal = 'refusal' in opened ? opened.refusal : { code: 'not_found' as const }
      const { params } = request
      const refused = { name: 'readFile', call, by, params, query: null, refusal }
      return sendRefusal(reply, await onRefused(refused), caller.language)
    }
    await recordReading(app, by, opened.file)
    return reply
      .type(opened.file.mediaType)
      .header('content-disposition', dispositionOf(opened.file))
      .header('cache-control', 'no-store')
      .send(content)
  })
}

async function requestedFile({ db }: AppWithDb, { params }: FastifyRequest) {
  const id = IdText.safeParse((params as { id: string }).id)
  return id.success ? findFile(db, id.data) : undefined
}

function openedBy(
  caller: AnyCaller,
  file: StoredFile | undefined,
): { file: StoredFile } | { refusal: Refusal } {
  if (caller.kind !== 'staff') return { refusal: { code: 'not_signed_in' } }
  if (file === undefined) return { refusal: { code: 'not_found' } }
  const right = rightOfFile[file.kind]
  return extentOf(caller.roles, right) === 'whole'
    ? { file }
    : { refusal: { code: 'not_permitted', mayDo: rolesWith(right), canAsk: false } }
}

/** As with a customer's page, who saw a customer's photo is stored for 90 days. */
const recordReading = (app: AppWithDb, by: Actor, { id, customerId }: StoredFile) =>
  inTransaction(app.db, (tx) =>
    audit(app, tx, by, {
      action: 'files.read',
      subject: 'file',
      subjectId: id,
      ...(customerId !== null && { customerId, kept: 'quarter' }),
    }),
  )

/** Only a picture, which was drawn anew, is shown; what came from elsewhere is saved. */
function dispositionOf({ id, kind, mediaType }: StoredFile): string {
  const [type, extension] = mediaType.split('/')
  const manner = type === 'image' ? 'inline' : 'attachment'
  return `${manner}; filename="${kind}-${id}.${extension}"`
}
