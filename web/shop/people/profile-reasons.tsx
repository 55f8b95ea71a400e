import { Icon } from '../../ui/icon.tsx'
import { logInWords } from '../../words/shop/log-in.ts'
import { useWords } from '../../words/use-words.ts'

/** What a profile is good for, beside a form on a wide screen. */
export function ProfileReasons() {
  const { reasons } = useWords(logInWords)
  return (
    <div className="people-reasons">
      <h2>{reasons.title}</h2>
      <ul>
        <li>
          <Icon name="bottle" />
          {reasons.bottles}
        </li>
        <li>
          <Icon name="repeat" />
          {reasons.regular}
        </li>
        <li>
          <Icon name="check" />
          {reasons.again}
        </li>
      </ul>
    </div>
  )
}
