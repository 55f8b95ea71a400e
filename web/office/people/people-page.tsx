import { Link, useNavigate } from 'react-router'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { peopleFields } from '../../../domain/staff/lists.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { peopleWords } from '../../words/office/people.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { RecentAudit } from '../audit/recent-audit.tsx'
import { Initials } from '../kit/initials.tsx'
import { KeyCaps } from '../kit/key-caps.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { List } from '../list/list.tsx'
import type { ListColumn } from '../list/list-column.ts'
import { api } from '../session/api.ts'
import { useSession } from '../session/session.ts'
import { when } from '../session/when.ts'
import { FactorState } from './factor-state.tsx'
import { hasLeft, type Person } from './person.ts'
import { RightsTable } from './rights-table.tsx'
import './people.css'

/** The people, what each may do, and what they did lately. */
export function PeoplePage() {
  const words = useWords(peopleWords)
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
          <PeopleList />
          <RightsTable />
        </div>
        <RecentAudit />
      </div>
    </>
  )
}

function PeopleList() {
  const words = useWords(peopleWords)
  const table = useWords(rightsWords)
  const navigate = useNavigate()
  return (
    <List
      place="people"
      title={words.all}
      fields={peopleFields}
      fieldWords={{
        name: { label: words.name },
        role: { label: words.role, choices: table.roles },
        seen: { label: words.seen },
        factor: {
          label: words.factor,
          choices: { on: words.on, phone: words.phoneBound, off: words.off },
        },
        state: { label: words.state, choices: words.states },
      }}
      columns={useColumns()}
      defaultSort="name"
      read={(query) => api.listStaff({ query })}
      nameOf={({ name }) => name}
      onOpen={({ id }) => void navigate(`/people/${id}`)}
      peek={peek}
      empty={words.nobody}
    />
  )
}

function useColumns(): ListColumn<Person>[] {
  const words = useWords(peopleWords)
  const table = useWords(rightsWords)
  const seen = useSeen()
  const rolesOf = ({ roles }: Person) => roles.map(({ role }) => table.roles[role]).join(', ')
  return [
    {
      id: 'name',
      head: words.name,
      cell: (person) => <Name person={person} />,
      text: ({ name, email, phone }) => `${name}, ${email ?? phone}`,
      sort: 'name',
    },
    { id: 'role', head: words.role, cell: rolesOf, text: rolesOf },
    { id: 'seen', head: words.seen, cell: seen, text: seen, sort: 'seen' },
    {
      id: 'factor',
      head: words.factor,
      cell: (person) => <FactorState person={person} />,
      text: ({ hasTotp, passkeys, devices }) =>
        hasTotp || passkeys > 0 ? words.on : devices.length > 0 ? words.phoneBound : words.off,
      sort: 'factor',
    },
  ]
}

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

/** When a person was last here, or why not yet or no more. */
function useSeen() {
  const words = useWords(peopleWords)
  const language = useLanguage()
  return (person: Person): string => {
    const { isActive, startsOn, lastSeenAt, invitation, hasPassword } = person
    if (hasLeft(person)) return words.hasLeft
    if (!hasPassword && invitation)
      return invitation.isOver
        ? words.invitationOver
        : words.invitedAt(when(invitation.madeAt, language))
    if (!isActive) return words.beginsOn(numericDate(dayOf(startsOn), language))
    return lastSeenAt ? when(lastSeenAt, language) : words.never
  }
}

const peek = (person: Person) => <Peek person={person} />

/** A person beside the list. */
function Peek({ person }: { person: Person }) {
  const words = useWords(peopleWords)
  const seen = useSeen()
  const { name, email, phone, devices } = person
  return (
    <>
      <h2>{name}</h2>
      <p>{[email, phone].filter(Boolean).join(', ')}</p>
      <p className="quiet">{seen(person)}</p>
      {devices.length > 0 && (
        <p className="quiet">
          {words.phones}: {devices.map((device) => device.name).join(', ')}
        </p>
      )}
    </>
  )
}
