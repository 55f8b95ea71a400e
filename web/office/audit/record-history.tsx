import { useState } from 'react'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { auditWords } from '../../words/office/audit.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { AuditList } from './audit-list.tsx'

type History = Answer<OfficeCalls['readDocumentHistory']>
type Read = (cursor: string | undefined) => Promise<History>

/** What was done to a record, the latest first; older entries come when asked for. */
export function RecordHistory({ name, read }: { name: string; read: Read }) {
  const words = useWords(auditWords)
  const [older, setOlder] = useState<History>()
  const history = useLoaded(name, () => read(undefined))
  useLive(['own', 'actions'], history.reload)
  return (
    <section className="audit-history" aria-labelledby="record-history">
      <h2 id="record-history">{words.history}</h2>
      <Loading from={history}>
        {(first) => {
          const next = (older ?? first).nextCursor
          const readOlder = async () => {
            const page = await read(next!)
            setOlder({ ...page, rows: [...(older?.rows ?? []), ...page.rows] })
          }
          return (
            <>
              {first.rows.length === 0 && <p className="quiet">{words.empty}</p>}
              <AuditList rows={[...first.rows, ...(older?.rows ?? [])]} />
              {next !== null && (
                <Button look="text" onClick={() => void readOlder()}>
                  {words.older}
                </Button>
              )}
            </>
          )
        }}
      </Loading>
    </section>
  )
}
