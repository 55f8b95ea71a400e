import { Link } from 'react-router'
import { useLoaded } from '../../client/use-loaded.ts'
import { peopleWords } from '../../words/office/people.ts'
import { useWords } from '../../words/use-words.ts'
import { AuditList } from '../audit/audit-list.tsx'
import { Loading } from '../kit/loading.tsx'
import { api } from '../session/api.ts'
import type { Person } from './person.ts'

/** What was done to the person's account, and the way to what the person did. */
export function PersonHistory({ person }: { person: Person }) {
  const words = useWords(peopleWords)
  const query = { filter: `person:eq:${person.id}`, limit: '12' }
  const history = useLoaded(person, () => api.readAudit({ query }))
  return (
    <section aria-labelledby="person-history">
      <h2 id="person-history">{words.history}</h2>
      <Loading from={history}>{({ rows }) => <AuditList rows={rows} />}</Loading>
      <p>
        <Link to={`/audit?filter=staff:eq:${person.id}`}>{words.theirActs}</Link>
      </p>
    </section>
  )
}
