import './ui/tokens.css'
import './ui/base.css'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  useLocation,
  useNavigate,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import latin from './ui/fonts/bricolage-grotesque-latin-wght-normal.woff2?url'
import latvian from './ui/fonts/bricolage-grotesque-latvian-wght-normal.woff2?url'
import { takeOver } from './client/later.tsx'
import { startSession } from './client/session.ts'
import { apiContext } from './client/api.ts'
import { type Shop, shopContext, useShop } from './client/shop-context.ts'
import { ScrollToTop } from './shop/frame/scroll-to-top.tsx'
import { awayFromFirstPage } from './shop/frame/guard.ts'
import { Frame } from './shop/frame/frame.tsx'
import { ErrorPage } from './shop/frame/error-page.tsx'
import { LanguageContext } from './words/use-words.ts'

export { guard as clientMiddleware } from './shop/frame/guard.ts'

export const loader = async ({ context }: LoaderFunctionArgs): Promise<Shop> => ({
  ...context.get(shopContext),
  categories: (await context.get(apiContext).listCategories()).items,
})

/** The two files of the one typeface, before the style sheet asks for them: text is drawn but once. */
export const links: LinksFunction = () =>
  [latin, latvian].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))

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
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        <Scripts />
      </body>
    </html>
  )
}

function Page({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { categories } = useShop()
  const navigate = useNavigate()
  useLayoutEffect(takeOver, [])
  useEffect(() => {
    const start = async () => {
      await startSession(categories)
      const away = awayFromFirstPage(location)
      if (away !== undefined) await navigate(away, { replace: true })
    }
    void start()
  }, [categories, navigate])
  return (
    <Frame>
      {children}
      <ScrollToTop key={pathname} />
    </Frame>
  )
}

export default function Root() {
  return (
    <Page>
      <Outlet />
    </Page>
  )
}

/** What went wrong is told inside the frame, unless the frame itself could not be loaded. */
export function ErrorBoundary() {
  const error = useRouteError()
  const shop = useRouteLoaderData<typeof loader>('root')
  const told = <ErrorPage missing={isRouteErrorResponse(error) && error.status === 404} />
  return shop ? <Page>{told}</Page> : told
}
