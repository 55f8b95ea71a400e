import type { Right } from '../../../domain/staff/rights.ts'
import { frameWords } from '../../words/office/frame.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { useWords } from '../../words/use-words.ts'
import { useSession } from '../session/session.ts'
import { DaySwitch } from './day-switch.tsx'

/** Until the day's list is built: who is in, and what they may do. */
export function HomePage() {
  const words = useWords(frameWords)
  const table = useWords(rightsWords)
  const { staff, rights } = useSession().session
  return (
    <>
      <DaySwitch />
      <p>
        {words.heading(staff.name.split(' ')[0]!)} {words.lead}
      </p>
      <p>
        <a href="/">{words.toShop}</a>
      </p>
      <section className="frame-rights">
        <h2>{words.yourRights}</h2>
        <p className="quiet">{staff.roles.map((role) => table.roles[role]).join(', ')}</p>
        <dl>
          {Object.entries(rights).map(([right, extent]) => (
            <div key={right}>
              <dt>{table.rights[right as Right]}</dt>
              <dd className="quiet">{table.extents[extent]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
