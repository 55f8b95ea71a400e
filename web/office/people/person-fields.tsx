import { formatEuros } from '../../../domain/money.ts'
import type { RoleLimits } from '../../../domain/staff/limits.ts'
import { type Right, roles, type Role } from '../../../domain/staff/rights.ts'
import type { Form } from '../../client/use-form.ts'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { peopleWords } from '../../words/office/people.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useRoleLimits } from './use-role-limits.ts'
import { limitFieldId, type PersonDraft } from './person-draft.ts'

type Props<Draft extends PersonDraft> = {
  form: Form<Draft>
  /** The owner's role is given by a command alone. */
  isOwner?: boolean
}

/** Name, addresses, roles, limits and the last day. */
export function PersonFields<Draft extends PersonDraft>({ form, isOwner = false }: Props<Draft>) {
  const words = useWords(peopleWords)
  const field = (name: keyof PersonDraft) => form.field(name as Parameters<typeof form.field>[0])
  return (
    <>
      <TextInput {...field('name')} label={words.fullName} autoComplete="off" />
      <TextInput
        {...field('email')}
        label={words.email}
        mark={words.optional}
        type="email"
        autoComplete="off"
      />
      <TextInput
        {...field('phone')}
        label={words.phone}
        mark={words.optional}
        type="tel"
        autoComplete="off"
      />
      <RoleFields form={form} isOwner={isOwner} />
      <TextInput {...field('endsOn')} label={words.endsOn} hint={words.endsOnHint} type="date" />
    </>
  )
}

function RoleFields<Draft extends PersonDraft>({ form, isOwner = false }: Props<Draft>) {
  const words = useWords(peopleWords)
  const table = useWords(rightsWords)
  const limits = useRoleLimits()
  const { draft, change, errors } = form
  const offered = roles.filter((role) => isOwner || role !== 'owner')
  const choose = (name: 'role' | 'secondRole') => ({
    id: name,
    value: draft[name],
    onChange: ({ target: { value } }: { target: { value: string } }) => {
      const { [value as Role]: _lapsing, ...roleEnds } = draft.roleEnds
      change({ [name]: value, roleEnds } as Partial<Draft>)
    },
  })
  return (
    <>
      <Select {...choose('role')} id="roles" label={words.firstRole} error={errors.roles}>
        {offered.map((role) => (
          <option key={role} value={role}>
            {table.roles[role]}
          </option>
        ))}
      </Select>
      <Select {...choose('secondRole')} label={words.secondRole} hint={words.ownerByCommand}>
        <option value="">{words.noRole}</option>
        {offered.map((role) => (
          <option key={role} value={role}>
            {table.roles[role]}
          </option>
        ))}
      </Select>
      {limitedRights(limits, draft.role)
        .concat(limitedRights(limits, draft.secondRole))
        .map(({ right, cents }) => (
          <LimitField key={right} form={form} right={right} ofRoleCents={cents} />
        ))}
    </>
  )
}

const limitedRights = (limits: RoleLimits, role: Role | '') =>
  (Object.keys(limits) as Right[]).flatMap((right) => {
    const cents = role === '' ? undefined : limits[right]?.[role]
    return cents === undefined ? [] : [{ right, cents }]
  })

type LimitProps<Draft extends PersonDraft> = {
  form: Form<Draft>
  right: Right
  ofRoleCents: number
}

/** A sum in euros that may only be lower than the role's. */
function LimitField<Draft extends PersonDraft>({ form, right, ofRoleCents }: LimitProps<Draft>) {
  const words = useWords(peopleWords)
  const table = useWords(rightsWords)
  const language = useLanguage()
  const { limits } = form.draft
  return (
    <TextInput
      id={limitFieldId(right)}
      error={form.errors[limitFieldId(right)]}
      label={table.rights[right]}
      hint={words.limitHint(formatEuros(ofRoleCents, language))}
      inputMode="decimal"
      end="€"
      value={limits[right] ?? ''}
      onChange={({ target }) =>
        form.change({ limits: { ...limits, [right]: target.value } } as Partial<Draft>)
      }
    />
  )
}
