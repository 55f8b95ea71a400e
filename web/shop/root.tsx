import '../ui/other-letters.css'
import '../ui/tokens.css'
import '../ui/base.css'
import { type ReactNode, Suspense, useContext, useEffect, useLayoutEffect } from 'react'
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
import latvian from '../ui/fonts/bricolage-grotesque-latvian-wght-normal.woff2?url'
import plain from '../ui/fonts/bricolage-grotesque-plain-wght-normal.woff2?url'
import { earlyInputScript, replayEarlyInput } from './first-visit/early-input.ts'
import { readerScript } from './first-visit/reader.ts'
import { PageStartContext, startPageScript } from './first-visit/start-page.ts'
import { flushOnPageHide, resendUnsentCounts } from './goods/cart-editor.ts'
import { startSession } from './session/session.ts'
import { apiContext } from './session/api.ts'
import { type Shop, shopContext } from './session/shop-context.ts'
import { CallFailed } from '../../contract/shared/http-client.ts'
import { isInstalled } from '../client/is-installed.ts'
import { useObserved } from '../client/observed.ts'
import { useHeadingFocus } from '../client/use-heading-focus.ts'
import { PagePosition } from './frame/page-position.tsx'
import { firstPageRedirect } from './frame/guard.ts'
import { Frame } from './frame/frame.tsx'
import { ErrorPage } from './page/error-page.tsx'
import { offlineParts } from './page/offline-parts.ts'
import { ServerScript } from './page/server-script.tsx'
import { lazyWithRetry } from '../ui/lazy-with-retry.ts'
import { LanguageContext } from '../words/use-words.ts'

const MissingPage = lazyWithRetry(() => import('./catalogue/missing-page.tsx'))

export { guard as clientMiddleware } from './frame/guard.ts'

export const loader = async ({ context }: LoaderFunctionArgs): Promise<Shop> => ({
  ...context.get(shopContext),
  categories: (await context.get(apiContext).listCategories()).items,
})

/** Preloads both font files, so that text is not painted twice. */
export const links: LinksFunction = () =>
  [plain, latvian].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  }))

// The shop's facts from the server stay valid while the page is open.
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const language = useRouteLoaderData<typeof loader>('root')?.language ?? 'lv'
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#E2F1F7" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <ServerScript text={readerScript} />
        <ServerScript text={earlyInputScript} />
        <Links />
      </head>
      <body>
        <LanguageContext value={language}>{children}</LanguageContext>
        {import.meta.env.PROD ? <StartScripts /> : <Scripts />}
      </body>
    </html>
  )
}

const StartScripts = () => (
  <>
    <ServerScript type="application/json" text={useContext(PageStartContext)} />
    <ServerScript text={startPageScript} />
  </>
)

function Page({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useLayoutEffect(replayEarlyInput, [])
  useHeadingFocus(pathname)
  useEffect(() => {
    const start = async () => {
      flushOnPageHide()
      if (isInstalled()) await openOffline()
      await startSession()
      resendUnsentCounts()
      const redirect = firstPageRedirect(location)
      if (redirect !== undefined) await navigate(redirect, { replace: true })
    }
    void start()
  }, [navigate])
  return (
    <Frame>
      {children}
      <PagePosition />
    </Frame>
  )
}

const openOffline = () =>
  import('./offline/open-offline.ts')
    .then((offline) => offline.openOffline())
    .catch(() => undefined)

export default function Root() {
  return (
    <Page>
      <Outlet />
    </Page>
  )
}

/** Shows the error inside the frame, unless the frame's own data could not be loaded. */
export function ErrorBoundary() {
  const error = useRouteError()
  const shop = useRouteLoaderData<typeof loader>('root')
  const installed = useObserved(offlineParts)
  const page =
    installed && error instanceof CallFailed ? (
      installed.page
    ) : (
      <ErrorPage missing={isRouteErrorResponse(error) && error.status === 404}>
        <Suspense>
          <MissingPage />
        </Suspense>
      </ErrorPage>
    )
  return shop ? <Page>{page}</Page> : page
}
