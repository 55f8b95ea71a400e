import { Suspense } from 'react'
import { Link } from 'react-router'
import { isUnread, useStore } from '../../client/store.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { isCustomer, userStore } from '../session/user-store.ts'

const CustomerMenu = lazyWithRetry(() => import('./customer-menu.tsx'))

/** A link to the log-in for guests; customers get a menu, whose code is fetched for them only. */
export function AccountMenu() {
  const words = useWords(frameWords)
  const user = useStore(userStore)
  const customer = isCustomer(user.value) ? user.value : undefined
  const link = (
    <Link className="frame-me" to={customer ? '/user/profile' : '/login'}>
      <Icon name="user" />
      <span className={classNames('frame-two', isUnread(user) && 'frame-unread-customer')}>
        {customer ? words.account : words.logIn}
      </span>
    </Link>
  )
  return <Suspense fallback={link}>{customer ? <CustomerMenu user={customer} /> : link}</Suspense>
}
