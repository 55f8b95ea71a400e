import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path/posix'
import { describe, expect, test } from 'vitest'

type Sheet = { path: string; text: string }

const classesOf = (text: string): string[] =>
  [...text.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, selector]) =>
    selector!.startsWith('@') ? [] : [...selector!.matchAll(/\.([a-z][\w-]*)/g)].map(([, c]) => c!),
  )
const read = (pattern: string): Sheet[] =>
  globSync(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** Classes for the layout of any page: rows, columns, small print. */
const layout = new Set(classesOf(readFileSync('web/ui/base.css', 'utf8')))
const kit = new Set(read('web/ui/*.css').flatMap(({ text }) => classesOf(text)))
const sheets = read('web/{shop/*,office/*,driver}/*.css')

/** A page gives a piece of the kit knobs (`--btn-pad`), and places what stands in its own boxes. */
const kitClassesIn = ({ text }: Sheet) =>
  classesOf(text).filter((name) => kit.has(name) && !layout.has(name))

/** A room's classes bear its name: `cart-line__sum` in `web/shop/cart`. */
const strangersIn = ({ path, text }: Sheet) => {
  const room = basename(dirname(path))
  return classesOf(text).filter(
    (name) => !layout.has(name) && name !== room && !/^(?:-|__)/.test(name.replace(room, '')),
  )
}

/** Sheets of another folder; every entry brings the tokens and the base. */
const foreignSheetsIn = ({ text }: Sheet) =>
  [...text.matchAll(/import '([^']+\.css)'/g)]
    .map(([, sheet]) => sheet!)
    .filter(
      (sheet) =>
        !/^\.\/[\w-]+\.css$|^\.\.\/ui\/(?:other-letters|tokens|base|opening)\.css$/.test(sheet),
    )

describe('A sheet of a room', () => {
  test.each(sheets)('$path sets knobs and leaves the kit alone', (sheet) => {
    expect(kitClassesIn(sheet)).toEqual([])
  })

  test.each(sheets)('$path names its classes after its room', (sheet) => {
    expect(strangersIn(sheet)).toEqual([])
  })

  test('is imported by its own room alone', () => {
    const foreign = read('web/**/*.{ts,tsx}').map((file) => [file.path, foreignSheetsIn(file)])
    expect(foreign.filter(([, found]) => found!.length > 0)).toEqual([])
  })

  test('is refused when it reaches into the kit or into another room', () => {
    const bad: Sheet = {
      path: 'web/shop/cart/line.css',
      text: `/* .card */ @media print { .cart-line .btn--text, .goods-card > .row { gap: 1.5rem } }`,
    }
    expect(kitClassesIn(bad)).toEqual(['btn--text'])
    expect(strangersIn(bad)).toEqual(['btn--text', 'goods-card'])
    expect(foreignSheetsIn({ path: 'a.tsx', text: "import '../page/pay-bar.css'" })).toHaveLength(1)
  })
})
