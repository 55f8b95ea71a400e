import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { join, resolve } from 'node:path'
import { minify } from '@swc/core'

const stamp = 'build/.sources'
/** By its file: the image and a bare `node scripts/build.ts` have no path to the packages' programs. */
const bundler = 'node_modules/@react-router/dev/bin.cjs'
const sources = [
  '{web,contract,domain,scripts/vite}/**/*',
  'vite*.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

/**
 * Builds the browser's side when its sources are not those of the last build. The browser gets its own language alone, so each
 * language is built; the server's part knows both, and is taken from the first build.
 */
const languages = ['lv', 'en']
const hash = createHash('sha256')
for (const file of globSync(sources, { withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted()) {
  hash.update(file).update(readFileSync(file))
}

/**
 * The browser is given a list of all routes. What only the server asks of it is left out: which scripts to name ahead in a page, style
 * sheets that every page has, and everything that is not so.
 */
function slimManifest(file: string) {
  const [, begin, json] = /^(.+?=)(\{.+\});?\s*$/s.exec(readFileSync(file, 'utf8')) ?? []
  if (begin === undefined || json === undefined)
    throw new Error(`${file} is not the list of routes that was expected.`)
  const manifest = JSON.parse(json) as {
    entry: object
    routes: Record<string, { id: string; css: string[] }>
  }
  const everywhere = new Set(manifest.routes.root?.css)
  for (const route of Object.values(manifest.routes)) {
    if (route.id !== 'root') route.css = route.css.filter((sheet) => !everywhere.has(sheet))
  }
  const needed = (key: string, value: unknown) =>
    value === false || key === 'imports' || key === 'hasDefaultExport' ? undefined : value
  const slim = JSON.parse(JSON.stringify(manifest, needed)) as typeof manifest
  writeFileSync(
    file,
    `${begin}${JSON.stringify({ ...slim, entry: { ...slim.entry, imports: [] } })};`,
  )
}

/** The bundler leaves a little in that a second pass leaves out; where it finds nothing, the bundler's file stays. */
async function tighten(files: string) {
  for (const file of globSync(files)) {
    const program = readFileSync(file, 'utf8')
    const options = {
      module: true,
      ecma: 2022,
      compress: { passes: 3, ecma: 2022, toplevel: true },
      mangle: { toplevel: true },
    } as const
    const tight = (await minify(program, options)).code
    if (tight.length < program.length) writeFileSync(file, tight)
  }
}

/** The apps beside the shop hold both languages; each takes a second. */
const apps = ['office', 'driver']
function buildApp(app: string) {
  const config = `vite.${app}.config.ts`
  const options = ['build', '--config', config, '--configLoader', 'native', '--logLevel', 'warn']
  const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', ...options], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (build.status !== 0) process.exit(build.status ?? 1)
}

const wanted = hash.digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  rmSync('build', { recursive: true, force: true })
  for (const language of languages) {
    const build = spawnSync(process.execPath, [bundler, 'build', '--logLevel', 'warn'], {
      stdio: 'inherit',
      // what is served is the same wherever it was built: in a test, or beside a shop in development
      env: { ...process.env, NODE_ENV: 'production', BUILD_LANGUAGE: language },
    })
    if (build.status !== 0) process.exit(build.status ?? 1)
    const built = (await import(resolve(`build/${language}/server/index.js`))) as {
      assets: unknown
    }
    writeFileSync(`build/assets-${language}.json`, JSON.stringify(built.assets))
    slimManifest(`build/${language}/client${(built.assets as { url: string }).url}`)
    await tighten(`build/${language}/client/assets/*.js`)
    cpSync(`build/${language}/client`, 'build/client', { recursive: true })
  }
  cpSync('build/lv/server', 'build/server', { recursive: true })
  for (const app of apps) buildApp(app)
  for (const file of globSync(
    'build/{client,office,driver}/**/*.{js,css,svg,json,txt,webmanifest}',
  )) {
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
  writeFileSync(stamp, wanted)
}
