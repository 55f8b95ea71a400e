import { useSearchParams } from 'react-router'
import { useLoaded } from '../../client/use-loaded.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { approvalWords } from '../../words/office/approvals.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { useSession } from '../session/session.ts'
import type { Approval } from './approval.ts'
import { ApprovalDetail } from './approval-detail.tsx'
import { ApprovalRow } from './approval-row.tsx'
import './approvals.css'

/** What waits for a second person and what was answered; the one that is looked at stands in the address. */
export function ApprovalsPage() {
  const words = useWords(approvalWords)
  const [address, setAddress] = useSearchParams()
  const approvals = useLoaded('approvals', () => api.listApprovals())
  useLive(['approvals'], approvals.reload)
  const id = address.get('id')
  const end = () => {
    setAddress({})
    // The request that had the focus is gone.
    document.querySelector<HTMLElement>('h1')?.focus()
    approvals.reload()
  }
  return (
    <>
      <PageHead title={words.title} />
      <p className="quiet">{words.intro}</p>
      <div className="approvals">
        <Loading from={approvals}>{({ rows }) => <Groups rows={rows} chosen={id} />}</Loading>
        {id !== null && <ApprovalDetail key={id} id={id} onEnd={end} />}
      </div>
    </>
  )
}

type GroupsProps = { rows: readonly Approval[]; chosen: string | null }

function Groups({ rows, chosen }: GroupsProps) {
  const words = useWords(approvalWords)
  const { staff } = useSession().session
  const groups = [
    { title: words.forMe, own: rows.filter(({ mayDecide }) => mayDecide) },
    {
      title: words.mine,
      own: rows.filter(({ askedBy, state }) => askedBy.id === staff.id && state === 'waiting'),
    },
    {
      title: words.others,
      own: rows.filter(({ mayDecide, askedBy }) => !mayDecide && askedBy.id !== staff.id),
    },
    { title: words.answered, own: rows.filter(({ state }) => state !== 'waiting').toReversed() },
  ].filter(({ own }) => own.length > 0)
  if (groups.length === 0) return <EmptyState picture="drop" title={words.empty} />
  return (
    <div>
      {groups.map(({ title, own }) => (
        <section key={title} className="approvals__group" aria-label={title}>
          <h2>
            {title} <span className="quiet">{own.length}</span>
          </h2>
          <ul>
            {own.map((approval) => (
              <ApprovalRow
                key={approval.id}
                approval={approval}
                isChosen={String(approval.id) === chosen}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
