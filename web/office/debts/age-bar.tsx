import './debts.css'

const ages = ['notDue', 'to14', 'to30', 'to60', 'older'] as const

type Props = { cents: Partial<Record<(typeof ages)[number], number>> }

/** How much of a debt is how old; the figures beside it say the same. */
export const AgeBar = ({ cents }: Props) => (
  <span className="debts-bar" aria-hidden="true">
    {ages.map((age) => {
      const part = cents[age] ?? 0
      return part > 0 && <i key={age} className={`debts-bar--${age}`} style={{ flexGrow: part }} />
    })}
  </span>
)
