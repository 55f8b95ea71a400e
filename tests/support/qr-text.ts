/** Dark modules as a camera would see them, row by row. */
export type Modules = boolean[][]

const alignment: Record<number, number[]> = {
  2: [6, 18],
  3: [6, 22],
  4: [6, 26],
  5: [6, 30],
  6: [6, 34],
  7: [6, 22, 38],
  8: [6, 24, 42],
  9: [6, 26, 46],
  10: [6, 28, 50],
}

/** Data codewords of each block at level M. */
const blocks: Record<number, number[]> = {
  1: [16],
  2: [28],
  3: [44],
  4: [32, 32],
  5: [43, 43],
  6: [27, 27, 27, 27],
  7: [31, 31, 31, 31],
  8: [38, 38, 39, 39],
  9: [36, 36, 36, 37, 37],
  10: [43, 43, 43, 43, 44],
}

const masks: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** The text of a QR code of level M, up to version 10. */
export function qrText(modules: Modules): string {
  const version = (modules.length - 17) / 4
  const format = formatOf(modules)
  const levelM = 0
  if (!blocks[version] || format >> 13 !== levelM)
    throw new Error(`no QR code that can be read: version ${version}`)
  const words = codewordsOf(modules, version, masks[(format >> 10) & 7]!)
  return bytesOf(inOrder(words, blocks[version]), version).toString('utf8')
}

/** Fifteen bits beside the first corner, from the last to the first. */
function formatOf(modules: Modules): number {
  const places = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
  ]
  const bits = places.reduce((sum, [row, column]) => sum * 2 + (modules[row]![column]! ? 1 : 0), 0)
  return bits ^ 0b101010000010010
}

function codewordsOf(
  modules: Modules,
  version: number,
  mask: (row: number, column: number) => boolean,
): number[] {
  const size = modules.length
  const bits: number[] = []
  let upwards = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right -= 1
    for (let step = 0; step < size; step += 1) {
      const row = upwards ? size - 1 - step : step
      for (const column of [right, right - 1])
        if (!isFixed(row, column, size, version))
          bits.push(modules[row]![column] === mask(row, column) ? 0 : 1)
    }
    upwards = !upwards
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, word) =>
    bits.slice(word * 8, word * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  )
}

/** Corners with the format, both timing lines, small squares and, from 7 on, the version. */
function isFixed(row: number, column: number, size: number, version: number): boolean {
  if ((row < 9 && (column < 9 || column >= size - 8)) || (row >= size - 8 && column < 9))
    return true
  if (row === 6 || column === 6) return true
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11)))
    return true
  const at = alignment[version] ?? []
  const last = at.at(-1)!
  return at.some((middleRow) =>
    at.some((middleColumn) => {
      const isCorner =
        (middleRow === 6 && (middleColumn === 6 || middleColumn === last)) ||
        (middleRow === last && middleColumn === 6)
      return !isCorner && Math.abs(row - middleRow) <= 2 && Math.abs(column - middleColumn) <= 2
    }),
  )
}

/** The blocks come word by word in turns, the shorter ones first. */
function inOrder(words: readonly number[], sizes: readonly number[]): number[] {
  const parts: number[][] = sizes.map(() => [])
  let next = 0
  for (let word = 0; word < Math.max(...sizes); word += 1)
    for (const [block, size] of sizes.entries()) if (word < size) parts[block]!.push(words[next++]!)
  return parts.flat()
}

function bytesOf(words: readonly number[], version: number): Buffer {
  const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('')
  let at = 0
  const take = (count: number) => Number.parseInt(bits.slice(at, (at += count)), 2)
  const byteMode = 4
  if (take(4) !== byteMode) throw new Error('the QR code holds no bytes')
  const length = take(version < 10 ? 8 : 16)
  return Buffer.from(Array.from({ length }, () => take(8)))
}
