import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { join } from 'node:path'

const stamp = 'build/.sources'
const sources = ['{web,contract,domain}/**/*', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json']

/** Builds the browser's side when its sources are not those of the last build. */
const hash = createHash('sha256')
for (const file of globSync(sources, { withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .toSorted()) {
  hash.update(file).update(readFileSync(file))
}
const wanted = hash.digest('hex')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  const build = spawnSync('react-router', ['build', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (build.status !== 0) process.exit(build.status ?? 1)
  for (const file of globSync('build/client/**/*.{js,css,svg,json,txt,webmanifest}')) {
    const content = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
  writeFileSync(stamp, wanted)
}
