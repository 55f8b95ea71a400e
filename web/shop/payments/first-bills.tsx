import { redirect } from 'react-router'

/** Without a page the list begins at its first. */
export const clientLoader = () => redirect('/user/bills/1')

export { WaitingPage as default, WaitingPage as HydrateFallback } from '../frame/waiting-page.tsx'
