import { useEffect, useEffectEvent } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useStore } from '../../client/store.ts'
import { Button } from '../../ui/button.tsx'
import { frameWords } from '../../words/shop/frame.ts'
import { menuWords } from '../../words/shop/menu.ts'
import { offlineWords } from '../../words/shop/offline.ts'
import { useWords } from '../../words/use-words.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import './needs-network.css'

/** A page of the installed shop that was not opened before and cannot come now. */
export function NeedsNetwork() {
  const words = useWords(offlineWords)
  const { shopName } = useWords(frameWords)
  return (
    <main id="saturs" className="wrap offline-page">
      <title>{`${words.title} – ${shopName}`}</title>
      <h1>{words.title}</h1>
      <NeedsNetworkPart />
    </main>
  )
}

/** For a page that has its title; it is loaded as soon as the network is back. */
export function NeedsNetworkPart() {
  const words = useWords(offlineWords)
  const { tryAgain } = useWords(frameWords)
  const { revalidate, state } = useRevalidator()
  const reload = useEffectEvent(() => void revalidate())
  useEffect(() => {
    const follow = () => reload()
    addEventListener('online', follow)
    return () => removeEventListener('online', follow)
  }, [])
  return (
    <div className="offline-part">
      <output>{words.text}</output>
      <Button look="line" busy={state === 'loading'} onClick={reload}>
        {tryAgain}
      </Button>
      <p>{words.available}</p>
      <AvailablePages />
    </div>
  )
}

/** The pages that are stored ahead. */
function AvailablePages() {
  const words = useWords(offlineWords)
  const { waiting, autoship } = useWords(menuWords)
  const { home } = useWords(frameWords)
  const isOwn = isCustomer(useStore(userStore).value)
  const pages = [
    ['/', home],
    ...(isOwn
      ? [
          ['/waiting-for-delivery', waiting],
          ['/autoship', autoship],
          ['/cart', words.cart],
        ]
      : []),
  ] as const
  return (
    <ul>
      {pages.map(([to, label]) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}
