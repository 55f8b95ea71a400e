import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicPages } from '../../support/public-pages.ts'
import { withPages } from '../../support/shop-with-pages.ts'
import { stockedShop } from '../../support/stocked-shop.ts'

const { server } = await withPages(await stockedShop())

const assets = 'build/client/assets'

const classesIn = (css: string) =>
  new Set([...css.matchAll(/\.(-?[a-z][\w-]*)/gi)].map(([, name]) => name!))

const sheets = new Map(
  readdirSync(assets)
    .filter((file) => file.endsWith('.css') && !file.startsWith('server-build'))
    .map((file) => [file, classesIn(readFileSync(join(assets, file), 'utf8'))]),
)

const styledSomewhere = new Set([...sheets.values()].flatMap((names) => [...names]))

/** Parts that come by a script are on the page before it, and without it. */
test.each([...publicPages, '/nav-tadas-lapas/nemaz'])(
  'what the server shows at %s has its styles from the start',
  async (path) => {
    const { payload } = await server.inject(path)
    const linked = [...payload.matchAll(/assets\/([\w.-]+\.css)/g)].map(([, file]) => file!)
    const styled = new Set(linked.flatMap((file) => [...sheets.get(file)!]))
    const body = payload.slice(payload.indexOf('<body'))
    const shown = [...body.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) =>
      names!.split(/\s+/),
    )
    const bare = [...new Set(shown)].filter(
      (name) => styledSomewhere.has(name) && !styled.has(name),
    )
    expect(bare).toEqual([])
  },
)
