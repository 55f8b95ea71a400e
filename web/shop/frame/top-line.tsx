import type { User } from '../../../contract/shop/customers.ts'
import { isPrivatePerson } from '../../../contract/shop/vocabularies/person-types.ts'
import { Link } from 'react-router'
import { phoneLink } from '../../../domain/documents/phone-link.ts'
import { vocative } from '../../../domain/words/vocative.ts'
import { isUnread, useStore } from '../../client/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { useShop } from '../session/shop-context.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import './top-line.css'

/** Greeting, phone and balance: the line above the header, and the head of a phone's menu. */
export function TopLine({ onLeave }: { onLeave?: () => void }) {
  const words = useWords(frameWords)
  const language = useLanguage()
  const user = useStore(userStore)
  const customer = isCustomer(user.value) ? user.value : undefined
  const firstName = customer?.name_surname.split(' ')[0] ?? ''
  const addressed = language === 'lv' ? vocative(firstName) : firstName
  const name = customer && isPrivatePerson(customer) ? addressed : customer?.name_surname
  const { phone } = useShop().terms.seller
  return (
    <div className="frame-top">
      <div className="wrap">
        <span className={classNames(isUnread(user) && 'frame-unread-customer')}>
          {words.greeting(name ?? words.guest)}
        </span>
        <a href={phoneLink(phone)}>
          <Icon name="phone" size={16} />
          <b>{phone}</b>
        </a>
        {customer && <Balances customer={customer} {...(onLeave && { onLeave })} />}
      </div>
    </div>
  )
}

function Balances({ customer, onLeave }: { customer: User; onLeave?: () => void }) {
  const words = useWords(frameWords)
  const euros = useEuros()
  return (
    <span className="frame-end">
      <Link to="/topup" onClick={onLeave}>
        <span>{words.balance}</span> <b className="num">{euros(customer.balance)}</b>
      </Link>
      {customer.enable_bonus === 1 && (
        <span
          className={classNames('frame-top__bonus', customer.bonus > 0 && 'frame-top__bonus--some')}
        >
          {words.bonus} <b className="num">{euros(customer.bonus)}</b>
        </span>
      )}
    </span>
  )
}
