import { createContext } from 'react'
import type { EntryContext } from 'react-router'

/** What the browser needs to run a page; it stands in the page as data, never as a script. */
type PageStart = {
  routerContext: object
  /** The loaders' data in React Router's own encoding. */
  data: string
  /** Addresses of modules: all routes, the page's own routes by id, the program. */
  manifest: string
  routes: Record<string, string>
  entry: string
  preloads: string[]
}

/** The page's `PageStart` in JSON. */
export const PageStartContext = createContext('')

export function pageStartOf(context: EntryContext, data: string): PageStart {
  const { manifest, staticHandlerContext, serverHandoffString = '{}' } = context
  const routes = staticHandlerContext.matches
    .map(({ route }) => manifest.routes[route.id])
    .filter((route) => route !== undefined)
  const modules = routes.flatMap(({ module, imports = [] }) => [module, ...imports])
  const { module: entry, imports } = manifest.entry
  return {
    routerContext: JSON.parse(serverHandoffString) as object,
    data,
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry,
    preloads: [...new Set([manifest.url, entry, ...imports, ...modules])],
  }
}

/**
 * Fetches and runs the page's modules after its first paint. Written into the page as source text,
 * so it uses nothing outside itself. A hidden page never paints.
 */
async function startPage() {
  const source = document.querySelector('script[type="application/json"]')
  const page = JSON.parse(source?.textContent ?? '') as PageStart
  if (!document.hidden)
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
  for (const href of page.preloads)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  const stream = new Response(page.data).body
  Object.assign(window, { __reactRouterContext: { ...page.routerContext, stream } })
  await import(/* @vite-ignore */ page.manifest)
  const load = async ([id, href]: [string, string]) => [id, await import(/* @vite-ignore */ href)]
  const modules = await Promise.all(Object.entries(page.routes).map(load))
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) })
  await import(/* @vite-ignore */ page.entry)
}

/** The last script of the page; the browser's own bundle does not need its text. */
export const startPageScript = import.meta.env.SSR ? `(${startPage.toString()})()` : ''
