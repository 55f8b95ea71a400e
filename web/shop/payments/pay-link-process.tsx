import { type ClientLoaderFunctionArgs, redirect } from 'react-router'
import { api } from '../session/api.ts'

/** The return from the bank; the token follows the last equals sign of the address. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const payment_token = request.url.split('=').at(-1) ?? ''
  const paid = await api
    .linkCallback({ body: { payment_token } })
    .then(({ data }) => data)
    .catch(() => undefined)
  throw redirect(paid ? `/pay/${paid.id}?key=${paid.key}` : '/pay?failed=1')
}

export { PageSkeleton as default, PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
