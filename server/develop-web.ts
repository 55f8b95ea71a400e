import { createServer, type ViteDevServer } from 'vite'
import type { ServerBuild } from 'react-router'
import { pathInLanguage } from '../domain/words/language-path.ts'
import { appConfig } from '../scripts/vite/app-config.ts'
import type { AppName, WebBuild } from './web.ts'

/** The web from its sources: Vite compiles what is asked for and sends changes to the browser. */
export async function developingWeb(): Promise<WebBuild> {
  const vite = await createServer({
    appType: 'custom',
    // Node reads the configuration itself: a temporary copy would start the watched server again.
    configLoader: 'native',
    server: { middlewareMode: true },
  })
  const apps = developingApps()
  return {
    mode: 'development',
    serveSource: (request, response, next) => {
      const name = /^\/(office|driver)(?!\/api)(?:[/?]|$)/.exec(request.url ?? '')?.[1]
      if (name === undefined) vite.middlewares(request, response, next)
      else void apps.open(name as AppName).then((app) => app.middlewares(request, response, next))
    },
    load: async (language) => ({
      ...((await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild),
      basename: pathInLanguage('/', language),
    }),
    stop: async () => {
      await Promise.all([vite.close(), apps.stop()])
    },
  }
}

const changePorts = { office: 24_679, driver: 24_680 }

/** The apps beside the shop: Vite starts for each at its first request. */
function developingApps() {
  const servers = new Map<AppName, Promise<ViteDevServer>>()
  return {
    open(name: AppName): Promise<ViteDevServer> {
      const server =
        servers.get(name) ??
        createServer({
          ...appConfig(name),
          configFile: false,
          appType: 'spa',
          server: { middlewareMode: true, hmr: { port: changePorts[name] } },
        })
      servers.set(name, server)
      return server
    },
    stop: async () => {
      const opened = await Promise.all(servers.values())
      await Promise.all(opened.map((server) => server.close()))
    },
  }
}
