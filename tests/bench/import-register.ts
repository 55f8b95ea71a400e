import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { importHouses } from '../../server/territory/register/import-houses.ts'
import { send, type Sent, servedRow } from './served-row.ts'
import { servedShop } from './served-shop.ts'

/**
 * `node tests/bench/import-register.ts [rows]`: reads an address register of a million houses, the
 * same with every hundredth changed, and completes addresses from it.
 */
const rows = Number(process.argv[2] ?? 1_000_000)
const housesOfStreet = 25
const streets = Math.ceil(rows / housesOfStreet)
const directory = await mkdtemp(join(tmpdir(), 'avots-register-'))

const head = 'KODS,TIPS_CD,STATUSS,VKUR_CD,NOSAUKUMS,ATRIB,STD,DD_N,DD_E'

const syllables = [
  'ba',
  'be',
  'da',
  'go',
  'ka',
  'li',
  'ma',
  'na',
  'pu',
  'ra',
  'sa',
  'te',
  'vi',
  'zo',
]

/** A name of its own for each street. */
const nameOf = (street: number): string =>
  [1, 14, 196, 2_744].map((part) => syllables[Math.floor(street / part) % 14]!).join('')

function* linesOf(suffixEvery: number): Generator<string> {
  yield `${head}\r\n`
  for (let index = 0; index < rows; index += 1) {
    const street = index % streets
    const isChanged = suffixEvery > 0 && index % suffixEvery === 0
    const number = `${1 + Math.floor(index / streets)}${isChanged ? 'A' : ''}`
    const postcode = `LV-${1_000 + (street % 4_000)}`
    const place = street % 3 === 0 ? 'Rīga' : `Ciems ${street % 500}, Novads ${street % 40} nov.`
    const [north, east] = [56 + (street % 1_000) / 1_000, 24 + (index % 997) / 1_000]
    yield (
      `${index + 1},108,EKS,${street + 1},${number},${postcode},` +
        `"${nameOf(street)} iela ${number}, ${place}, ${postcode}",${north},${east}\r\n`
    )
  }
}

async function write(name: string, suffixEvery: number): Promise<string> {
  const path = join(directory, name)
  await pipeline(Readable.from(linesOf(suffixEvery)), createWriteStream(path))
  return path
}

await servedShop(
  async (app) => {
    for (const [name, suffixEvery] of [
      ['first.csv', 0],
      ['next.csv', 100],
    ] as const) {
      const path = await write(name, suffixEvery)
      const start = performance.now()
      const { rowsRead, rowsChanged } = await importHouses(app, path)
      const seconds = ((performance.now() - start) / 1_000).toFixed(0)
      console.log(`${name}: ${rowsRead} rows, ${rowsChanged} changed, ${seconds} s`)
    }
  },
  async (shop) => {
    const typed = (suffix: string): Sent[] =>
      Array.from({ length: 2_000 }, (_, index) => {
        const text = encodeURIComponent(`${nameOf((index * 37) % streets)}${suffix}`)
        return { method: 'GET', path: `/api/addresscompletion?text=${text}` }
      })
    await send(shop, typed('').slice(0, 500))
    await servedRow(shop, 'street, completed', typed(''))
    await servedRow(shop, 'house, completed', typed(' iela 1'))
  },
)
await rm(directory, { recursive: true })
