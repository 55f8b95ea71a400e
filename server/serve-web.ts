import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { Language } from '../domain/words/language.ts'
import { pathInLanguage } from '../domain/words/language-path.ts'
import { buildApp } from './app.ts'
import type { AppWithDb } from './app-context.ts'
import type { Running } from './platform/running.ts'
import { projectFile } from './platform/project-file.ts'
import { ConfigError } from './config.ts'
import { startMethodRefresh } from './payments/offered-methods.ts'
import type { WebBuild } from './web.ts'

const inBuild = (path: string) => projectFile(`build/${path}`)

/** The web as built by `scripts/build.ts`. */
export function builtWeb(): WebBuild {
  const module = inBuild('server/index.js')
  if (!existsSync(module))
    throw new ConfigError('The web server is not built; run `npm run build`.')
  const build = import(pathToFileURL(module).href) as Promise<ServerBuild>
  // Each language has its own browser files; one server program renders both.
  const inLanguage = async (language: Language): Promise<ServerBuild> => {
    const assets = JSON.parse(
      await readFile(inBuild(`assets-${language}.json`), 'utf8'),
    ) as ServerBuild['assets']
    return { ...(await build), assets, basename: pathInLanguage('/', language) }
  }
  const builds = { lv: inLanguage('lv'), en: inLanguage('en') }
  return {
    mode: 'production',
    files: inBuild('client'),
    apps: { office: inBuild('office'), driver: inBuild('driver') },
    load: (language) => builds[language],
  }
}

/** Serves the shop on its port. */
export async function serveWeb(app: AppWithDb, build: WebBuild = builtWeb()): Promise<Running> {
  const server = await buildApp(app, build)
  await server.listen({ port: app.config.PORT, host: app.config.HOST })
  const stopAsking = startMethodRefresh(app)
  return {
    stop: async () => {
      stopAsking()
      await server.drain()
      await build.stop?.()
    },
  }
}
