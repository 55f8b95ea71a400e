import { useLoaded } from '../../client/use-loaded.ts'
import { approvalWords } from '../../words/office/approvals.ts'
import { useWords } from '../../words/use-words.ts'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { ApprovalRow } from './approval-row.tsx'
import './approvals.css'

/** Requests of one room's deeds that wait for a second person, on that room's page. */
export function WaitingRequests({ room }: { room: string }) {
  const words = useWords(approvalWords)
  const approvals = useLoaded('waiting', () => api.listApprovals())
  useLive(['approvals'], approvals.reload)
  const waiting =
    approvals.value?.rows.filter(
      ({ deed, state }) => state === 'waiting' && deed.startsWith(`${room}.`),
    ) ?? []
  if (waiting.length === 0) return null
  return (
    <section className="approvals__group" aria-label={words.title}>
      <h2>
        {words.title} <span className="quiet">{waiting.length}</span>
      </h2>
      <ul>
        {waiting.map((approval) => (
          <ApprovalRow key={approval.id} approval={approval} isChosen={false} />
        ))}
      </ul>
    </section>
  )
}
