import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { join, resolve } from 'node:path'

const stamp = 'build/.sources'
const sources = ['{web,contract,domain}/**/*', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json']

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
const wanted = hash.digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  rmSync('build', { recursive: true, force: true })
  for (const language of languages) {
    const build = spawnSync('react-router', ['build', '--logLevel', 'warn'], {
      stdio: 'inherit',
      env: { ...process.env, BUILD_LANGUAGE: language },
    })
    if (build.status !== 0) process.exit(build.status ?? 1)
    const built = (await import(resolve(`build/${language}/server/index.js`))) as { assets: unknown }
    writeFileSync(`build/assets-${language}.json`, JSON.stringify(built.assets))
    cpSync(`build/${language}/client`, 'build/client', { recursive: true })
  }
  cpSync('build/lv/server', 'build/server', { recursive: true })
  for (const file of globSync('build/client/**/*.{js,css,svg,json,txt,webmanifest}')) {
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
  writeFileSync(stamp, wanted)
}
