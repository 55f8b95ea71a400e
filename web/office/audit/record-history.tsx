import { useState } from 'react'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { auditWords } from '../../words/office/audit.ts'
import { frameWords } from '../../words/office/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { AuditList } from './audit-list.tsx'

type History = Answer<OfficeCalls['readDocumentHistory']>
type Read = (cursor: string | undefined) => Promise<History>

/** What was done to a record, the latest first; older entries come when asked for. */
export function RecordHistory({ name, read }: { name: string; read: Read }) {
  const words = useWords(auditWords)
  const history = useLoaded(name, () => read(undefined))
  useLive(['own', 'actions'], history.reload)
  return (
    <section className="audit-history" aria-labelledby="record-history">
      <h2 id="record-history">{words.history}</h2>
      <Loading from={history}>{(first) => <Entries first={first} read={read} />}</Loading>
    </section>
  )
}

function Entries({ first, read }: { first: History; read: Read }) {
  const words = useWords(auditWords)
  const frame = useWords(frameWords)
  const [older, setOlder] = useState<History>()
  const { busy, errors, run } = useAction(frame.failed)
  const next = (older ?? first).nextCursor
  const readOlder = (cursor: string) =>
    run(async () => {
      const page = await read(cursor)
      setOlder({ ...page, rows: [...(older?.rows ?? []), ...page.rows] })
    })
  return (
    <>
      {first.rows.length === 0 && <p className="quiet">{words.empty}</p>}
      <AuditList rows={[...first.rows, ...(older?.rows ?? [])]} />
      <FailedNote text={errors['']} />
      {next !== null && (
        <Button look="text" busy={busy} onClick={() => void readOlder(next)}>
          {words.older}
        </Button>
      )}
    </>
  )
}
