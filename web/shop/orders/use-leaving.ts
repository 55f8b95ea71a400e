import { useEffect, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { findTrouble, leaveCopy, openCopy } from './open-copy.ts'

/** Leaving without saving deletes the copy, by a link, by closing the tab or by going to another site; coming back looks after it. */
export function useLeaving(orderId: string | undefined): void {
  const navigate = useNavigate()
  // As soon as the page can be seen it can be left.
  useLayoutEffect(() => {
    const unload = () => leaveCopy('unloading')
    // A page that the browser had only put aside comes back without its copy.
    const show = ({ persisted }: PageTransitionEvent) => {
      if (persisted)
        void navigate(`/waiting-for-delivery-get-edit-page/${orderId}`, { replace: true })
    }
    const look = () => {
      if (document.visibilityState === 'visible') void findTrouble()
    }
    addEventListener('pagehide', unload)
    addEventListener('pageshow', show)
    document.addEventListener('visibilitychange', look)
    return () => {
      removeEventListener('pagehide', unload)
      removeEventListener('pageshow', show)
      document.removeEventListener('visibilitychange', look)
    }
  }, [orderId, navigate])
  useEffect(
    () => () => {
      // Another order that was opened instead has its own copy by now.
      if (String(openCopy.read()?.order.id) === orderId) leaveCopy()
    },
    [orderId],
  )
}
