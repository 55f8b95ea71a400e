import { useEffect, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { findCopyProblem, closeCopy, openCopy } from './open-copy.ts'

/** Leaving without saving deletes the copy, by a link, by closing the tab or by going to another site; coming back looks after it. */
export function useDeleteCopyOnLeave(orderId: string | undefined): void {
  const navigate = useNavigate()
  // As soon as the page can be seen it can be left.
  useLayoutEffect(() => {
    const onPageHide = () => closeCopy('unloading')
    // A page that the browser had only put aside comes back without its copy.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted)
        void navigate(`/waiting-for-delivery-get-edit-page/${orderId}`, { replace: true })
    }
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') void findCopyProblem()
    }
    addEventListener('pagehide', onPageHide)
    addEventListener('pageshow', onPageShow)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      removeEventListener('pagehide', onPageHide)
      removeEventListener('pageshow', onPageShow)
      document.removeEventListener('visibilitychange', onVisibilityChange)
    }
  }, [orderId, navigate])
  useEffect(
    () => () => {
      // Another order that was opened instead has its own copy by now.
      if (String(openCopy.read()?.order.id) === orderId) closeCopy()
    },
    [orderId],
  )
}
