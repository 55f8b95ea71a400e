import { Link } from 'react-router'
import { useLoaded } from '../../client/use-loaded.ts'
import { auditWords } from '../../words/office/audit.ts'
import { peopleWords } from '../../words/office/people.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { api } from '../session/api.ts'
import { AuditList } from './audit-list.tsx'
import './audit.css'

const SHOWN = 12

/** The latest of the audit trail, beside the people. */
export function RecentAudit() {
  const words = useWords(auditWords)
  const people = useWords(peopleWords)
  const audit = useLoaded('recent', () => api.readAudit())
  return (
    <section className="audit-recent">
      <div className="audit-recent__head">
        <h2>{words.recent}</h2>
        <Link to="/audit">{people.wholeAudit}</Link>
      </div>
      <Loading from={audit}>{({ rows }) => <AuditList rows={rows.slice(0, SHOWN)} />}</Loading>
      <p className="quiet tiny">{words.kept}</p>
    </section>
  )
}
