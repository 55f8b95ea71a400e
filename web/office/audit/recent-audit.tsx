import { Link } from 'react-router'
import { useLoaded } from '../../client/use-loaded.ts'
import { auditWords } from '../../words/office/audit.ts'
import { peopleWords } from '../../words/office/people.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'
import { AuditActor, AuditDeed, AuditSmall } from './audit-entry.tsx'
import './audit.css'

const SHOWN = 12

/** The latest of the audit trail, beside the people. */
export function RecentAudit() {
  const words = useWords(auditWords)
  const people = useWords(peopleWords)
  const language = useLanguage()
  const audit = useLoaded('recent', () => api.readAudit())
  return (
    <section className="audit-recent">
      <div className="audit-recent__head">
        <h2>{words.recent}</h2>
        <Link to="/audit">{people.wholeAudit}</Link>
      </div>
      <Loading from={audit}>
        {({ rows }) => (
          <ul>
            {rows.slice(0, SHOWN).map((row) => (
              <li key={row.id} className={row.refused ? 'audit-recent__refused' : undefined}>
                <time dateTime={row.at}>{when(row.at, language)}</time>
                <p>
                  <AuditActor row={row} /> <AuditDeed row={row} />
                  <br />
                  <AuditSmall row={row} />
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loading>
      <p className="quiet tiny">{words.kept}</p>
    </section>
  )
}
