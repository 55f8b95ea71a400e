import {
  type ClientLoaderFunctionArgs,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useParams,
} from 'react-router'
import { openCopy } from './open-copy.ts'
import { useDeleteCopyOnLeave } from './use-leaving.ts'

/** Without an open copy in this tab, creates one first. */
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

/** Shared by the editor and the goods list: the copy is deleted on leaving both. */
export default function EditFrame() {
  useDeleteCopyOnLeave(useParams().id)
  return <Outlet />
}

export { PageSkeleton as HydrateFallback } from '../frame/page-skeleton.tsx'
