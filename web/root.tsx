import './ui/tokens.css'
import './ui/base.css'
import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { startSession } from './client/session.ts'
import { apiContext } from './client/api.ts'
import { type Shop, shopContext, useShop } from './client/shop-context.ts'
import { ScrollToTop } from './shop/frame/scroll-to-top.tsx'
import { Frame } from './shop/frame/frame.tsx'
import { ErrorPage } from './shop/frame/error-page.tsx'
import { LanguageContext } from './words/use-words.ts'

export { guard as clientMiddleware } from './shop/frame/guard.ts'

export const loader = async ({ context }: LoaderFunctionArgs): Promise<Shop> => ({
  ...context.get(shopContext),
  categories: (await context.get(apiContext).listCategories()).items,
})

// What the server said of the shop stays true for as long as the page is open.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? 'lv'
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#E2F1F7" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <Meta />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const { pathname } = useLocation()
  const { categories } = useShop()
  useEffect(() => void startSession(categories), [categories])
  return (
    <Frame>
      <Outlet />
      <ScrollToTop key={pathname} />
    </Frame>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <ErrorPage missing={isRouteErrorResponse(error) && error.status === 404} />
}
