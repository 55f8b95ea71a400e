import { createServer } from 'vite'
import type { ServerBuild } from 'react-router'
import type { WebBuild } from './web.ts'

/** The web from its sources: Vite compiles what is asked for and sends changes to the browser. */
export async function developingWeb(): Promise<WebBuild> {
  const vite = await createServer({
    appType: 'custom',
    // Node reads the configuration itself: a temporary copy would start the watched server again.
    configLoader: 'native',
    server: { middlewareMode: true },
  })
  return {
    mode: 'development',
    serveSource: vite.middlewares,
    load: () =>
      vite.ssrLoadModule(
        'virtual:react-router/server-build',
      ) as Promise<unknown> as Promise<ServerBuild>,
    stop: () => vite.close(),
  }
}
