import { useLanguage } from '../../words/use-words.ts'
import { when } from '../session/when.ts'
import { AuditActor, AuditDeed, type AuditRow, AuditSmall } from './audit-entry.tsx'
import './audit.css'

/** Entries of the audit trail, one under another. */
export function AuditList({ rows }: { rows: readonly AuditRow[] }) {
  const language = useLanguage()
  return (
    <ul className="audit-list">
      {rows.map((row) => (
        <li key={row.id} className={row.refused ? 'audit-list__refused' : undefined}>
          <time dateTime={row.at}>{when(row.at, language)}</time>
          <p>
            <AuditActor row={row} /> <AuditDeed row={row} />
            <br />
            <AuditSmall row={row} />
          </p>
        </li>
      ))}
    </ul>
  )
}
