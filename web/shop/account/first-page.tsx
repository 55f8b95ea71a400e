import { pageUrl } from '../session/loading.ts'
import { type ClientLoaderFunctionArgs, redirect } from 'react-router'

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = pageUrl(request)
  throw redirect(`${pathname.replace(/\/$/, '')}/1${search}`)
}

export { PageSkeleton as default, PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
