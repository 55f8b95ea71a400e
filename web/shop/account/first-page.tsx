import { type ClientLoaderFunctionArgs, redirect } from 'react-router'

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  throw redirect(`${new URL(request.url).pathname.replace(/\/$/, '')}/1`)
}

export { WaitingPage as default, WaitingPage as HydrateFallback } from '../frame/waiting-page.tsx'
