import {
  type ClientLoaderFunctionArgs,
  Outlet,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { open } from './open-autoship.ts'

/** An autoship that cannot be read leads back to the list. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  try {
    await open(params.id!)
  } catch {
    throw redirect('/autoship')
  }
  return null
}
clientLoader.hydrate = true as const

export const shouldRevalidate = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  currentParams.id !== nextParams.id

/** The editor and the goods to add work on the same open autoship. */
export default function EditFrame() {
  return <Outlet />
}

export { WaitingPage as HydrateFallback } from '../frame/waiting-page.tsx'
