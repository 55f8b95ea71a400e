import { Link, useNavigate } from 'react-router'
import { useLoaded } from '../../client/use-loaded.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { peopleWords } from '../../words/office/people.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { RecentAudit } from '../audit/recent-audit.tsx'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { Initials } from '../kit/initials.tsx'
import { KeyCaps } from '../kit/key-caps.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { api } from '../session/api.ts'
import { useSession } from '../session/session.ts'
import { when } from '../session/when.ts'
import { FactorState } from './factor-state.tsx'
import type { Person } from './person.ts'
import { RightsTable } from './rights-table.tsx'
import './people.css'

/** The people, what each may do, and what they did lately. */
export function PeoplePage() {
  const words = useWords(peopleWords)
  const people = useLoaded('people', () => api.listStaff())
  const navigate = useNavigate()
  useShortcuts([
    { keys: 'n', label: words.invite, group: 'page', run: () => void navigate('/people/invite') },
  ])
  return (
    <>
      <PageHead title={words.title}>
        <LinkButton to="/people/invite" icon="plus">
          {words.invite} <KeyCaps keys="n" />
        </LinkButton>
      </PageHead>
      <div className="people">
        <div>
          <Loading from={people}>{({ rows }) => <PeopleTable rows={rows} />}</Loading>
          <RightsTable />
        </div>
        <RecentAudit />
      </div>
    </>
  )
}

function PeopleTable({ rows }: { rows: readonly Person[] }) {
  const words = useWords(peopleWords)
  const table = useWords(rightsWords)
  const rolesOf = ({ roles }: Person) => roles.map(({ role }) => table.roles[role]).join(', ')
  const columns: Column<Person>[] = [
    { id: 'name', head: words.name, cell: nameCell },
    { id: 'role', head: words.role, cell: rolesOf },
    { id: 'seen', head: words.seen, cell: seenCell },
    { id: 'factor', head: words.factor, cell: factorCell },
  ]
  return (
    <DataTable
      caption={words.all}
      hideCaption
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
    />
  )
}

const nameCell = (person: Person) => <Name person={person} />
const seenCell = (person: Person) => <Seen person={person} />
const factorCell = (person: Person) => <FactorState person={person} />

function Name({ person }: { person: Person }) {
  const words = useWords(peopleWords)
  const { staff } = useSession().session
  return (
    <span className="people__name">
      <Initials name={person.name} />
      <span>
        <Link to={`/people/${person.id}`}>{person.name}</Link>
        {person.id === staff.id && <span className="quiet"> · {words.you}</span>}
        <br />
        <span className="quiet tiny">{person.email ?? person.phone}</span>
      </span>
    </span>
  )
}

function Seen({ person }: { person: Person }) {
  const words = useWords(peopleWords)
  const language = useLanguage()
  const { isActive, lastSeenAt, invitation, hasPassword } = person
  if (!isActive) return <span className="quiet">{words.hasLeft}</span>
  if (!hasPassword && invitation)
    return invitation.isOver ? (
      <span className="people__late">{words.invitationOver}</span>
    ) : (
      words.invitedAt(when(invitation.madeAt, language))
    )
  return lastSeenAt ? when(lastSeenAt, language) : words.never
}
