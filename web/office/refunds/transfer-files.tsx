import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { frameWords } from '../../words/office/frame.ts'
import { refundWords } from '../../words/office/refunds.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { Loading } from '../kit/loading.tsx'
import { useLive } from '../live/use-live.ts'
import { useActionWithToast } from '../kit/use-action-with-toast.ts'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'

type File = Answer<OfficeCalls['listTransferFiles']>['rows'][number]

/** The latest files for the bank, and how far it has come with each. */
export function TransferFiles() {
  const files = useLoaded('transfer-files', () => api.listTransferFiles())
  useLive(['refunds', 'bank'], files.reload)
  return <Loading from={files}>{({ rows }) => rows.length > 0 && <Files rows={rows} />}</Loading>
}

const shownOfHash = 12

const fileAct = (file: File) => <FileAct file={file} />

function Files({ rows }: { rows: readonly File[] }) {
  const words = useWords(refundWords)
  const language = useLanguage()
  const columns: Column<File>[] = [
    { id: 'file', head: words.fileNo, cell: ({ id }) => id },
    { id: 'made', head: words.madeOn, cell: ({ madeAt }) => when(madeAt, language) },
    {
      id: 'transfers',
      head: words.transfers,
      cell: ({ done, transfers, returned }) => words.progress(done, transfers, returned),
    },
    { id: 'sum', head: words.sum, cell: ({ cents }) => formatEuros(cents, language), end: true },
    {
      id: 'hash',
      head: words.hash,
      cell: ({ sha256 }) => sha256?.slice(0, shownOfHash),
    },
    {
      id: 'act',
      head: words.state,
      cell: fileAct,
      end: true,
    },
  ]
  return (
    <section>
      <h2>{words.files}</h2>
      <DataTable
        caption={words.files}
        hideCaption
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </section>
  )
}

function FileAct({ file }: { file: File }) {
  const { id, fileId, sentAt, nextFileId, done, returned } = file
  const words = useWords(refundWords)
  const frame = useWords(frameWords)
  const language = useLanguage()
  const { busy, run } = useActionWithToast(frame.notSaved)
  if (nextFileId !== null) return <span className="quiet">{words.replacedBy(nextFileId)}</span>
  if (fileId === null) return <span className="quiet">{words.writing}</span>
  const send = () =>
    void run(async () => void (await api.sendTransferFile({ params: { id: String(id) } })))
  const replace = () => startDeed({ deed: 'replaceFile', transferFileId: id, name: String(id) })
  return (
    <>
      <a href={`/office/api/files/${fileId}`} download>
        {words.download}
      </a>{' '}
      {sentAt === null ? (
        <Button look="line" busy={busy} onClick={send}>
          {words.sent}
        </Button>
      ) : (
        <span className="quiet">{words.sentOn(when(sentAt, language))}</span>
      )}
      {done + returned === 0 && (
        <Button look="text" onClick={replace}>
          {words.refused}
        </Button>
      )}
    </>
  )
}
