import { pageUrl } from '../session/loading.ts'
import { type ClientLoaderFunctionArgs, redirect } from 'react-router'

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  throw redirect(`${pageUrl(request).pathname.replace(/\/$/, '')}/1`)
}

export { PageSkeleton as default, PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
