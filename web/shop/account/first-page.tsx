import { type ClientLoaderFunctionArgs, redirect } from 'react-router'

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  throw redirect(`${new URL(request.url).pathname.replace(/\/$/, '')}/1`)
}

export { PageSkeleton as default, PageSkeleton as HydrateFallback } from '../page/page-skeleton.tsx'
