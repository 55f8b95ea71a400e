import { useEffect, useLayoutEffect } from 'react'
import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useParams,
} from 'react-router'
import { leadOn } from '../page/lead-on.ts'
import { closeCopy, findCopyProblem, openCopy } from './open-copy.ts'

/** Without an open copy in this tab, creates one first. */
export function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  if (String(openCopy.read()?.order.id) !== params.id) {
    const query = params.page === undefined ? '' : `?addgoods=${params.page}`
    throw leadOn(request, `/waiting-for-delivery-get-edit-page/${params.id}${query}`)
  }
  return null
}
clientLoader.hydrate = true as const

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id

/** Shared by the editor and the goods list: the copy is deleted on leaving both. */
export default function EditFrame() {
  useDeleteCopyOnLeave(useParams().id)
  return <Outlet />
}

/** Deletes the copy when the customer leaves without saving, and checks it on return. */
function useDeleteCopyOnLeave(orderId: string | undefined): void {
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

export { PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
