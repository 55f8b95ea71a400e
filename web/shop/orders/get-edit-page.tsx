import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { api } from '../session/api.ts'
import { logFailure } from '../session/log-failure.ts'
import { pageOf } from '../page/page-of.ts'
import { openOrderForEditing } from './open-copy.ts'

/** Copies the order and opens the editor; an order that cannot be edited is shown read-only. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  const id = params.id ?? ''
  const page = new URL(request.url).searchParams.get('addgoods')
  try {
    const { order } = await api
      .readOrder({ params: { id } })
      .catch(logFailure('Order was not loaded'))
    if (order.may.edit === null) {
      await openOrderForEditing(order)
      return redirect(
        `/waiting-for-delivery/${id}/${page === null ? 'edit' : `addgoods/${pageOf({ page })}`}`,
      )
    }
  } catch {
    return redirect('/waiting-for-delivery')
  }
  return redirect(`/waiting-for-delivery/${id}/view`)
}
clientLoader.hydrate = true as const

export { PageSkeleton as default, PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
