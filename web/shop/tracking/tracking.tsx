import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useObserved } from '../../client/observed.ts'
import { useShop } from '../session/shop-context.ts'
import { consent } from '../consent/consent.ts'
import { configureTracking, track } from './track.ts'

/** Tracks page views; renders nothing. */
export function Tracking() {
  const { tracking } = useShop()
  const { pathname } = useLocation()
  const answer = useObserved(consent)
  useEffect(() => configureTracking(tracking), [tracking])
  useEffect(() => {
    if (answer) track({ name: 'PageView', path: pathname })
  }, [pathname, answer])
  return null
}
