import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openImages, type Images, type WantedImage } from './images.ts'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'images-'))
})
afterEach(async () => {
  for (const images of opened.splice(0)) images.close()
  await rm(directory, { recursive: true, force: true })
})

const opened: Images[] = []
const open = (options: Partial<Parameters<typeof openImages>[0]> = {}) => {
  const images = openImages({ directory, ...options })
  opened.push(images)
  return images
}

const square = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="${fill}"/></svg>`

function wanted(
  identity: string,
  also: Partial<WantedImage> = {},
): WantedImage & { asked: () => number } {
  let asked = 0
  const source = () => {
    asked++
    return { svg: square('#0A5D7C') }
  }
  return {
    identity,
    source,
    width: 40,
    height: 40,
    fit: 'contain',
    format: 'webp',
    asked: () => asked,
    ...also,
  }
}

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

test('twenty requests for one picture make it once', async () => {
  const images = open()
  const picture = wanted('one')
  const answers = await Promise.all(Array.from({ length: 20 }, () => images.bytesOf(picture)))
  expect(picture.asked()).toBe(1)
  expect(answers.every((answer) => answer.ok)).toBe(true)
})

test('a picture once made is read from disk, also after a restart', async () => {
  await open().bytesOf(wanted('one'))
  const later = wanted('one')
  expect((await open().bytesOf(later)).ok).toBe(true)
  expect(later.asked()).toBe(0)
})

test('an SVG is drawn sharp at the size asked for, not enlarged from a small bitmap', async () => {
  const halves = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="10" fill="#000"/><rect x="5" width="5" height="10" fill="#fff"/></svg>`
  const made = await open().bytesOf(
    wanted('halves', { width: 400, height: 400, format: 'png', source: () => ({ svg: halves }) }),
  )
  if (!made.ok) throw new Error(made.refusal)
  const row = await sharp(made.value)
    .greyscale()
    .extract({ left: 190, top: 200, width: 20, height: 1 })
    .raw()
    .toBuffer()
  expect([...row].filter((grey) => grey > 5 && grey < 250)).toEqual([])
})

test('when too many wait, the next is told at once', async () => {
  const images = open({ atOnce: 1, waitingMost: 2 })
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((name) => images.bytesOf(wanted(name))),
  )
  const said = answers.map((answer) => (answer.ok ? 'made' : answer.refusal))
  expect(said.toSorted()).toEqual(['busy', 'busy', 'made', 'made', 'made'])
})

test('the folder stays within its bound, and what was thrown away is made again', async () => {
  const images = open({ maxBytes: 2000 })
  for (let i = 0; i < 30; i++) await images.bytesOf(wanted(`picture ${i}`))
  const sizes = await Promise.all(
    (await filesIn(directory)).map(async (path) => (await stat(path)).size),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2000)
  const first = wanted('picture 0')
  expect((await open({ maxBytes: 2000 }).bytesOf(first)).ok).toBe(true)
  expect(first.asked()).toBe(1)
})

test('no half-written file is left behind', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, i) => open().bytesOf(wanted(`picture ${i % 3}`))),
  )
  const files = await filesIn(directory)
  expect(files).toHaveLength(3)
  expect(files.every((path) => path.endsWith('.webp'))).toBe(true)
})

test('a picture is shown even when it cannot be kept', async () => {
  const taken = join(directory, 'taken')
  await writeFile(taken, 'a file where the folder should be')
  const troubles: unknown[] = []
  const images = open({ directory: taken, onTrouble: (error) => troubles.push(error) })
  expect((await images.bytesOf(wanted('one'))).ok).toBe(true)
  expect(troubles).toHaveLength(1)
  expect((await open({ directory: taken }).bytesOf(wanted('one'))).ok).toBe(true)
})

test('what is no photo, and what is larger than a photo can be, is refused and not kept', async () => {
  const images = open()
  const refusalOf = async (name: string, photo: Buffer) => {
    const made = await images.bytesOf(wanted(name, { source: () => ({ photo }) }))
    return made.ok ? 'made' : made.refusal
  }
  expect(await refusalOf('text', Buffer.from('not a picture'))).toBe('unreadable')
  expect(await refusalOf('svg', Buffer.from(square('#000')))).toBe('unreadable')
  expect(await refusalOf('cut', (await noise(300)).subarray(0, 2000))).toBe('unreadable')
  expect(await refusalOf('heavy', Buffer.alloc(11 * 1024 * 1024))).toBe('too_large')
  expect(await refusalOf('wide', await bomb())).toBe('unreadable')
  expect(await filesIn(directory)).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'when the painting process dies, whoever waited is asked to come again and the next picture is painted by a new one',
  async () => {
    const images = open()
    const photo = await noise(2000)
    const slow = wanted('slow', {
      width: 3000,
      height: 3000,
      format: 'avif',
      source: () => ({ photo }),
    })
    const lost = images.bytesOf(slow)
    await paintersKilled()
    expect(await lost).toEqual({ ok: false, refusal: 'busy' })
    expect((await images.bytesOf(wanted('next'))).ok).toBe(true)
  },
)

test('a photo loses its metadata and is turned upright', async () => {
  const photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'someone', Orientation: '6' } })
    .jpeg()
    .toBuffer()
  const made = await open().bytesOf(wanted('photo', { format: 'jpeg', source: () => ({ photo }) }))
  if (!made.ok) throw new Error(made.refusal)
  expect((await sharp(made.value).metadata()).exif).toBeUndefined()
})

/** Kills the children of this process that paint, as soon as there are any. */
async function paintersKilled(): Promise<void> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  const painters: number[] = []
  for (const pid of children.trim().split(' ').filter(Boolean)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('render-process.ts')) painters.push(Number(pid))
  }
  for (const pid of painters) process.kill(pid, 'SIGKILL')
  if (painters.length > 0) return
  await sleep(20)
  return paintersKilled()
}

const noise = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()

/** A few kilobytes that unpack to 100 megapixels. */
const bomb = () =>
  sharp({
    create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png()
    .toBuffer()
