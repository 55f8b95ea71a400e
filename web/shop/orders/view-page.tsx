import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '../session/api.ts'
import { isRefusal } from '../../client/refusals.ts'
import { logFailure } from '../session/log-failure.ts'
import { leadOn } from '../page/lead-on.ts'
import { OwnOrder } from './own-order.tsx'

/** An unreadable order redirects to the list. */
export async function clientLoader({ params, request }: ClientLoaderFunctionArgs) {
  try {
    return (
      await api.readOrder({ params: { id: params.id! } }).catch(logFailure('Order was not loaded'))
    ).order
  } catch (failed) {
    // Without an answer the order may be there; the error page retries.
    if (!isRefusal(failed)) throw failed
    throw leadOn(request, '/waiting-for-delivery')
  }
}
clientLoader.hydrate = true as const

export default function ViewPage() {
  const order = useLoaderData<typeof clientLoader>()
  return <OwnOrder key={`${order.id} ${order.version}`} initialOrder={order} />
}

export { OwnOrderSkeleton as HydrateFallback } from './own-order.tsx'
