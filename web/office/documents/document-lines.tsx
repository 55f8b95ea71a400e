import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { OfficeDocument } from '../../../contract/office/records.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { recordWords } from '../../words/office/records.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { RetryNote } from '../kit/retry-note.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'

type Line = OfficeDocument['lines'][number]
type Refundable = Answer<OfficeCalls['readRefundable']>['lines']

/** What a document asks for; what can still be given back of a line has its button. */
export function DocumentLines({ document }: { document: OfficeDocument }) {
  const words = useWords(recordWords)
  const { lines } = document
  const refundable = useRefundable(document)
  return (
    <>
      <RetryNote from={refundable} />
      <DataTable
        caption={words.lines}
        hideCaption
        columns={useLineColumns(document, refundable.value?.lines ?? [])}
        rows={lines}
        rowKey={(line) => lines.indexOf(line)}
      />
    </>
  )
}

function useLineColumns(document: OfficeDocument, refundable: Refundable): Column<Line>[] {
  const words = useWords(recordWords)
  const language = useLanguage()
  const { id, customerId, customerName, number, lines } = document
  const refund = (row: Line) => {
    const line = refundable.find((each) => lines[each.line] === row)
    const name = `${customerName ?? customerId}, ${number}`
    return (
      line && (
        <Button
          look="text"
          aria-label={words.refundOf(row.name)}
          onClick={() =>
            startDeed({ deed: 'refund', customerId, name, of: { document: id, line } })
          }
        >
          {words.refund}
        </Button>
      )
    )
  }
  return [
    { id: 'name', head: words.line, cell: ({ name }) => name },
    { id: 'quantity', head: words.quantity, cell: ({ quantity }) => quantity, end: true },
    {
      id: 'sum',
      head: words.sum,
      cell: ({ grossCents }) => formatEuros(grossCents, language),
      end: true,
    },
    ...(refundable.length === 0
      ? []
      : [{ id: 'act', head: words.refund, hideHead: true, cell: refund, end: true }]),
  ]
}

/** Nothing for those who may not refund. */
function useRefundable({ id, customerId }: OfficeDocument) {
  const isAllowed = useMayDo()('refundToAccount')
  const refundable = useLoaded(isAllowed ? String(id) : undefined, () =>
    api.readRefundable({
      params: { id: String(customerId) },
      query: { document: String(id) },
    }),
  )
  useLive(['own'], refundable.reload)
  return refundable
}
