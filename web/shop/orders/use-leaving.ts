import { useEffect, useLayoutEffect } from 'react'
import { useNavigate } from 'react-router'
import { findCopyProblem, closeCopy, openCopy } from './open-copy.ts'

/** Deletes the copy when the customer leaves without saving, and checks it on return. */
export function useDeleteCopyOnLeave(orderId: string | undefined): void {
  const navigate = useNavigate()
  // A layout effect: the page can be left as soon as it is visible.
  useLayoutEffect(() => {
    const onPageHide = () => closeCopy('unloading')
    // A page from the back/forward cache comes back without its copy.
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
      // Another order opened instead already has its own copy.
      if (String(openCopy.read()?.order.id) === orderId) closeCopy()
    },
    [orderId],
  )
}
