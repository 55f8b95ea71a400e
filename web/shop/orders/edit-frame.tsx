import {
  type ClientLoaderFunctionArgs,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useParams,
} from 'react-router'
import { openCopy } from './open-copy.ts'
import { useDeleteCopyOnLeave } from './use-leaving.ts'

/** An address of the editor that has no copy in this tab gets one first. */
export function clientLoader({ params }: ClientLoaderFunctionArgs) {
  if (String(openCopy.read()?.order.id) !== params.id) {
    const query = params.page === undefined ? '' : `?addgoods=${params.page}`
    throw redirect(`/waiting-for-delivery-get-edit-page/${params.id}${query}`)
  }
  return null
}
clientLoader.hydrate = true as const

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id

/** The copy lives as long as one stays with the order, be it in the editor or among the goods to add. */
export default function EditFrame() {
  useDeleteCopyOnLeave(useParams().id)
  return <Outlet />
}

export { PageSkeleton as HydrateFallback } from '../frame/page-skeleton.tsx'
