import { formatEuros } from '../../../domain/money.ts'
import type { RoleLimits } from '../../../domain/staff/limits.ts'
import { extentOf, type Right, rights, roles, type Role } from '../../../domain/staff/rights.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { peopleWords } from '../../words/office/people.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useRoleLimits } from './use-role-limits.ts'

/** Who may do what: the same value that the server checks. */
export function RightsTable() {
  const words = useWords(peopleWords)
  const table = useWords(rightsWords)
  const limits = useRoleLimits()
  return (
    <section className="people__rights">
      <Disclosure summary={words.rights}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- scrolled by keys */}
        <div className="people__scroll" tabIndex={0} role="group" aria-label={words.rights}>
          <table className="people__table">
            <thead>
              <tr>
                <th scope="col">
                  <span className="vh">{words.rights}</span>
                </th>
                {roles.map((role) => (
                  <th key={role} scope="col">
                    {table.roles[role]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(Object.keys(rights) as Right[]).map((right) => (
                <tr key={right}>
                  <th scope="row">{table.rights[right]}</th>
                  {roles.map((role) => (
                    <td key={role}>
                      <Cell {...{ role, right, limits }} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Disclosure>
    </section>
  )
}

function Cell({ role, right, limits }: { role: Role; right: Right; limits: RoleLimits }) {
  const table = useWords(rightsWords)
  const language = useLanguage()
  const extent = extentOf([role], right)
  const limit = limits[right]?.[role]
  if (extent === undefined)
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="vh">{table.none}</span>
      </>
    )
  if (extent === 'whole')
    return (
      <>
        <span aria-hidden="true">✓</span>
        <span className="vh">{table.extents.whole}</span>
      </>
    )
  return limit === undefined ? table.extents[extent] : table.limit(formatEuros(limit, language))
}
