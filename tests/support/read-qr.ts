import { spawnSync } from 'node:child_process'
import sharp from 'sharp'
import { type Modules, qrText } from './qr-text.ts'

/** Reads the QR code on a PDF's last page from its picture. Level M, up to version 10. */
export async function readQr(pdf: Buffer): Promise<string> {
  const { stdout, status } = spawnSync(
    'pdftoppm',
    ['-r', '300', '-gray', '-png', '-singlefile', '-'],
    {
      input: pdf,
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  if (status !== 0) throw new Error('pdftoppm could not draw the PDF')
  const { data, info } = await sharp(stdout).greyscale().raw().toBuffer({ resolveWithObject: true })
  const isDark = (x: number, y: number) =>
    data[(Math.round(y) * info.width + Math.round(x)) * info.channels]! < 128
  return qrText(modulesOf(isDark, info.width, info.height))
}

type Mark = { x: number; y: number; module: number }

/** The three corners are seen by dark and light in the ratio 1:1:3:1:1, across and down. */
function modulesOf(
  isDark: (x: number, y: number) => boolean,
  width: number,
  height: number,
): Modules {
  const marks: Mark[] = []
  for (let y = 0; y < height; y += 2) {
    for (const across of cornersIn((x) => isDark(x, y), width)) {
      const near = Math.max(0, y - Math.ceil(5 * across.module))
      const down = cornersIn(
        (at) => isDark(across.middle, near + at),
        Math.ceil(10 * across.module),
      )
      const hit = down.find(({ middle }) => Math.abs(near + middle - y) < across.module)
      if (!hit) continue
      const mark = { x: across.middle, y: near + hit.middle, module: across.module }
      if (!marks.some((one) => Math.hypot(one.x - mark.x, one.y - mark.y) < 3 * mark.module))
        marks.push(mark)
    }
  }
  const [topLeft, topRight, bottomLeft] = inPlaces(marks)
  const size = Math.round((topRight.x - topLeft.x) / topLeft.module) + 7
  const stepX = (topRight.x - topLeft.x) / (size - 7)
  const stepY = (bottomLeft.y - topLeft.y) / (size - 7)
  return Array.from({ length: size }, (_row, row) =>
    Array.from({ length: size }, (_column, column) =>
      isDark(topLeft.x + (column - 3) * stepX, topLeft.y + (row - 3) * stepY),
    ),
  )
}

function cornersIn(
  isDarkAt: (at: number) => boolean,
  length: number,
): { middle: number; module: number }[] {
  const runs: { from: number; length: number; dark: boolean }[] = []
  for (let at = 0; at < length; at += 1) {
    const dark = isDarkAt(at)
    const last = runs.at(-1)
    if (last?.dark === dark) last.length += 1
    else runs.push({ from: at, length: 1, dark })
  }
  return runs.flatMap((run, index) => {
    const five = runs.slice(index, index + 5)
    if (!run.dark || five.length < 5) return []
    const module = five.reduce((sum, one) => sum + one.length, 0) / 7
    const fits = [1, 1, 3, 1, 1].every(
      (times, at) => Math.abs(five[at]!.length - times * module) <= 0.6 * module,
    )
    return fits && module >= 2 ? [{ middle: run.from + 3.5 * module - 0.5, module }] : []
  })
}

/** A false corner in a letter or in the data is not aligned with two others. */
function inPlaces(marks: Mark[]): [Mark, Mark, Mark] {
  const ofSize = (one: Mark, other: Mark) => Math.abs(one.module - other.module) < 0.2 * one.module
  for (const topLeft of marks.toSorted((a, b) => b.module - a.module || a.x + a.y - b.x - b.y)) {
    const alike = marks.filter((mark) => mark !== topLeft && ofSize(topLeft, mark))
    for (const right of alike.filter(
      ({ x, y }) => Math.abs(y - topLeft.y) < topLeft.module && x > topLeft.x,
    )) {
      const below = alike.find(
        ({ x, y }) =>
          Math.abs(x - topLeft.x) < topLeft.module &&
          Math.abs(y - topLeft.y - (right.x - topLeft.x)) < topLeft.module,
      )
      if (below) return [topLeft, right, below]
    }
  }
  throw new Error('no QR code was seen')
}
