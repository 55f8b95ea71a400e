import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { billOfMaterials } from './bill-of-materials.ts'

const stamp = 'build/.sources'
const sources = [
  '{web,contract,domain,server,db,art,scripts/vite}/**/*',
  'vite*.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

function hashOfSources(): string {
  const files = globSync(sources, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Runs a package's program by its file: the image and a bare `node scripts/build.ts` have no path to
 * programs. The result is the same wherever it is built, so NODE_ENV is fixed.
 */
async function run(program: string, options: string[], language?: string) {
  const child = spawn(process.execPath, [`node_modules/${program}`, 'build', ...options], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...(language && { BUILD_LANGUAGE: language }) },
  })
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) process.exit(status ?? 1)
}

/** The browser gets its language alone; the server's part knows both, so one is enough. */
async function buildShop(language: string) {
  await run('@react-router/dev/bin.cjs', ['--logLevel', 'warn'], language)
  const { assets } = (await import(resolve(`build/${language}/server/index.js`))) as {
    assets: unknown
  }
  writeFileSync(`build/assets-${language}.json`, JSON.stringify(assets))
  cpSync(`build/${language}/client`, 'build/client', { recursive: true })
  cpSync(`build/${language}/server`, 'build/server', { recursive: true })
}

async function buildShops() {
  for (const language of ['en', 'lv']) await buildShop(language)
}

/** The apps beside the shop, and the server's own files. */
async function buildWithVite(...names: string[]) {
  for (const name of names) {
    const config = ['--config', `vite.${name}.config.ts`, '--configLoader', 'native']
    await run('vite/bin/vite.js', [...config, '--logLevel', 'warn'])
  }
}

async function compress(file: string) {
  const content = readFileSync(file)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content),
    promisify(gzip)(content, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, brotli)
  writeFileSync(`${file}.gz`, gzipped)
}

const hash = hashOfSources()

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  rmSync('build', { recursive: true, force: true })
  await Promise.all([buildShops(), buildWithVite('office', 'driver', 'server')])
  const texts = 'build/{client,office,driver}/**/*.{js,css,svg,json,txt,webmanifest}'
  await Promise.all(globSync(texts).map(compress))
  writeFileSync('build/sbom.json', JSON.stringify(billOfMaterials(), undefined, 1))
  writeFileSync(stamp, hash)
}
