import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { commandsIn, documents } from '../../scripts/docs/commands-in-docs.ts'
import { notTried } from '../../scripts/docs/not-tried.ts'
import { trials } from '../../scripts/docs/trials.ts'
import { commands } from '../../server/commands.ts'
import { findCommand } from '../../server/platform/command.ts'

const read = (document: string) => readFileSync(document, 'utf8')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
const inCode = (text: string) =>
  [...text.replaceAll(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!)

const folders = 'art,contract,db,docs,domain,ops,scripts,server,tests,web'
const endings = 'ts,tsx,mjs,js,sql,md,sh,conf,service,timer'
const files = globSync(`{${folders}}/**/*.{${endings}}`)
const roomsOf = (folder: string) =>
  globSync(`${folder}/*/`).map((path) => basename(path.replace(/\/$/, '')))

/** A file or a folder as a document names it: whole, or from some folder on. */
const isThere = (name: string) =>
  existsSync(name) ||
  files.some((file) => `/${file}`.includes(name.endsWith('/') ? `/${name}` : `/${name}`))

/** Names that stand for others, and files that a command writes. */
const examples = ['db/migrations/YYYYMMDDHHMM_room_what.sql', 'report.md']

const looksLikePlace = (span: string) =>
  /^[\w.-]+(?:\/[\w.-]+)*(?:\/|\.(?:tsx?|mjs|js|sql|md|sh|conf|service|timer))$/.test(span)

test.each(['ARCHITECTURE.md', ...documents])('%s names files that exist', (document) => {
  const missing = inCode(read(document)).filter(
    (span) => looksLikePlace(span) && !examples.includes(span) && !isThere(span),
  )
  expect(missing).toEqual([])
})

test.each(['server', 'web/shop', 'web/office', 'web/driver'])(
  'the map names every room of %s',
  (folder) => {
    const map = read('ARCHITECTURE.md')
    expect(roomsOf(folder).filter((room) => !new RegExp(`\\b${room}\\b`).test(map))).toEqual([])
  },
)

test('the table of attacks names tests that exist', () => {
  const [, table = ''] =
    /^## The same attacks at three doors(.*?)^In `/ms.exec(read('docs/security.md')) ?? []
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
  const cells = rows
    .flatMap((row) => row.split('|').slice(2, -1))
    .flatMap((cell) => cell.split(','))
  const names = new Set(
    cells.map((cell) => cell.trim()).filter((cell) => !/^(?:no|one) /.test(cell)),
  )
  expect(names.size).toBeGreaterThan(20)
  for (const name of names)
    expect(
      files.some((file) => new RegExp(`/(?:attacks-at-)?${name}[^/]*\\.test\\.ts$`).test(file)),
      name,
    ).toBe(true)
})

const wordsOfApps = globSync('web/words/**/lv/**/*.ts').map(read).join('\n').toLowerCase()
const handbook = documents.filter((document) => document.startsWith('docs/handbook/'))

test.each(handbook)('%s calls buttons and pages as the screens do', (document) => {
  const quoted = [
    ...read(document)
      .replaceAll(/\s+/g, ' ')
      .matchAll(/“([^”(\d]+)”/g),
  ]
  const names = quoted
    .flatMap(([, name]) => name!.split(' › '))
    .map((name) => name.replace(/ ?…$/, ''))
  expect(names.filter((name) => !wordsOfApps.includes(name.toLowerCase()))).toEqual([])
})

test.each(['README.md', ...handbook])('%s shows pictures that exist', (document) => {
  const pictures = [...read(document).matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path]) => path!)
  expect(pictures.filter((path) => !existsSync(join(dirname(document), path)))).toEqual([])
})

test.each(documents)('every command of %s exists', (document) => {
  for (const command of commandsIn(document)) {
    const [, script] = /^(?:\w+=\S+ )*npm run ([\w:-]+)/.exec(command) ?? []
    if (script !== undefined) expect(Object.keys(scripts), command).toContain(script)
    const found = findCommand(commands, command.split(' '))
    if (found === undefined) continue
    const known = Object.keys(found.command.options ?? {})
    const used = [...command.matchAll(/ --([\w-]+)/g)].map(([, name]) => name!)
    expect(known, command).toEqual(expect.arrayContaining(used))
  }
})

test('every command of the documents is tried by `npm run check -- --docs`, or said why not', () => {
  const listed = [...Object.keys(trials), ...Object.keys(notTried)]
  expect(listed.toSorted()).toEqual([...new Set(commandsIn(...documents))].toSorted())
})
