import type { LoaderFunctionArgs } from 'react-router'
import { shopContext } from './session/shop-context.ts'
import { KitPage } from '../ui/kit-page/kit-page.tsx'

/**
 * Shows every kit component in every state, for review and accessibility tests; not in production.
 */
export function loader({ context }: LoaderFunctionArgs) {
  // oxlint-disable-next-line no-throw-literal -- a router's way to answer with a status
  if (!context.get(shopContext).kitPage) throw new Response(null, { status: 404 })
  return null
}

export default function KitRoute() {
  return (
    <main id="saturs">
      <KitPage />
    </main>
  )
}
