import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from 'react-router'
import { buildApp } from './app.ts'
import type { House } from './house.ts'
import type { Running } from './platform/running.ts'
import { ConfigError } from './config.ts'
import type { WebBuild } from './web.ts'

const inBuild = (path: string) => new URL(`../build/${path}`, import.meta.url)

function builtWeb(): WebBuild {
  const module = inBuild('server/index.js')
  if (!existsSync(module)) throw new ConfigError('The web app is not built; run `npm run build`.')
  const build = import(module.href) as Promise<ServerBuild>
  return { mode: 'production', files: fileURLToPath(inBuild('client')), load: () => build }
}

/** Serves the shop on its port. */
export async function serveWeb(house: House, build: WebBuild = builtWeb()): Promise<Running> {
  const app = await buildApp(house, build)
  await app.listen({ port: house.config.PORT, host: house.config.HOST })
  return { stop: () => app.close() }
}
