import type { User } from '../../../contract/customers.ts'
import { profileWords } from '../../words/profile.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'

/** The credit limit and the deposit; zero sums are left out. */
export function AgreedSums({ user }: { user: User }) {
  const words = useWords(profileWords)
  const euros = useEuros()
  const sums = [
    [words.creditLimit, user.pay_later === 1 ? user.credit_limit : 0],
    [words.depositPaid, user.bail_payed],
    [words.depositRequired, user.bail_required],
  ] as const
  const visible = sums.filter(([, sum]) => sum > 0)
  if (visible.length === 0) return null
  return (
    <dl className="profile__sums">
      {visible.map(([name, sum]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{euros(sum)}</dd>
        </div>
      ))}
    </dl>
  )
}
