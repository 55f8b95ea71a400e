import { pageUrl } from '../session/loading.ts'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { leadOn } from '../page/lead-on.ts'

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = pageUrl(request)
  throw leadOn(request, `${pathname.replace(/\/$/, '')}/1${search}`)
}

export { PageSkeleton as default, PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
