import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { isRefusal } from '../../client/refusals.ts'
import { leadOn } from '../page/lead-on.ts'
import { loadAutoship } from './open-autoship.ts'

/** An unreadable autoship redirects to the list. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  try {
    await loadAutoship(params.id!)
  } catch (failed) {
    if (!isRefusal(failed)) throw failed
    throw leadOn(request, '/autoship')
  }
  return null
}
clientLoader.hydrate = true as const

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id

/** Shared by the editor and the goods list, which work on the same open autoship. */
export default function EditFrame() {
  return <Outlet />
}

export { PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
