import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openImages, type Images, type ImageRequest } from './images.ts'

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

function imageRequest(
  identity: string,
  also: Partial<ImageRequest> = {},
): ImageRequest & { renders: () => number } {
  let renders = 0
  const source = () => {
    renders++
    return { svg: square('#0A5D7C') }
  }
  return {
    identity,
    source,
    width: 40,
    height: 40,
    fit: 'contain',
    format: 'webp',
    renders: () => renders,
    ...also,
  }
}

const filesIn = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

test('twenty requests for one picture render it once', async () => {
  const images = open()
  const picture = imageRequest('one')
  const answers = await Promise.all(Array.from({ length: 20 }, () => images.bytesOf(picture)))
  expect(picture.renders()).toBe(1)
  expect(answers.every((answer) => answer.ok)).toBe(true)
})

test('a rendered picture is read from disk, also after a restart', async () => {
  await open().bytesOf(imageRequest('one'))
  const later = imageRequest('one')
  expect((await open().bytesOf(later)).ok).toBe(true)
  expect(later.renders()).toBe(0)
})

test('an SVG is drawn at the requested size, not enlarged from a bitmap', async () => {
  const halves = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="10" fill="#000"/><rect x="5" width="5" height="10" fill="#fff"/></svg>`
  const rendered = await open().bytesOf(
    imageRequest('halves', {
      width: 400,
      height: 400,
      format: 'png',
      source: () => ({ svg: halves }),
    }),
  )
  if (!rendered.ok) throw new Error(rendered.refusal)
  const row = await sharp(rendered.value)
    .greyscale()
    .extract({ left: 190, top: 200, width: 20, height: 1 })
    .raw()
    .toBuffer()
  expect([...row].filter((grey) => grey > 5 && grey < 250)).toEqual([])
})

test('when too many requests wait, the next is refused at once', async () => {
  const images = open({ concurrency: 1, maxWaiting: 2 })
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((name) => images.bytesOf(imageRequest(name))),
  )
  const results = answers.map((answer) => (answer.ok ? 'rendered' : answer.refusal))
  expect(results.toSorted()).toEqual(['busy', 'busy', 'rendered', 'rendered', 'rendered'])
})

test('the folder stays within its size, and deleted pictures are rendered again', async () => {
  const images = open({ maxBytes: 2000 })
  for (let i = 0; i < 30; i++) await images.bytesOf(imageRequest(`picture ${i}`))
  const sizes = await Promise.all(
    (await filesIn(directory)).map(async (path) => (await stat(path)).size),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2000)
  const first = imageRequest('picture 0')
  expect((await open({ maxBytes: 2000 }).bytesOf(first)).ok).toBe(true)
  expect(first.renders()).toBe(1)
})

test('no half-written file is left behind', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, i) => open().bytesOf(imageRequest(`picture ${i % 3}`))),
  )
  const files = await filesIn(directory)
  expect(files).toHaveLength(3)
  expect(files.every((path) => path.endsWith('.webp'))).toBe(true)
})

test('a picture is answered even when it cannot be stored', async () => {
  const taken = join(directory, 'taken')
  await writeFile(taken, 'a file where the folder should be')
  const errors: unknown[] = []
  const images = open({ directory: taken, onStoreError: (error) => errors.push(error) })
  expect((await images.bytesOf(imageRequest('one'))).ok).toBe(true)
  expect(errors).toHaveLength(1)
  expect((await open({ directory: taken }).bytesOf(imageRequest('one'))).ok).toBe(true)
})

test('anything but a photo of an allowed size is refused and not stored', async () => {
  const images = open()
  const refusalOf = async (name: string, photo: Buffer) => {
    const rendered = await images.bytesOf(imageRequest(name, { source: () => ({ photo }) }))
    return rendered.ok ? 'rendered' : rendered.refusal
  }
  expect(await refusalOf('text', Buffer.from('not a picture'))).toBe('unreadable')
  expect(await refusalOf('svg', Buffer.from(square('#000')))).toBe('unreadable')
  expect(await refusalOf('cut', (await noise(300)).subarray(0, 2000))).toBe('unreadable')
  expect(await refusalOf('heavy', Buffer.alloc(11 * 1024 * 1024))).toBe('too_large')
  expect(await refusalOf('wide', await bomb())).toBe('unreadable')
  expect(await filesIn(directory)).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'when the render process dies, waiting requests are refused and the next picture starts a new one',
  async () => {
    const images = open()
    const photo = await noise(2000)
    const slow = imageRequest('slow', {
      width: 3000,
      height: 3000,
      format: 'avif',
      source: () => ({ photo }),
    })
    const lost = images.bytesOf(slow)
    await killRenderProcesses()
    expect(await lost).toEqual({ ok: false, refusal: 'busy' })
    expect((await images.bytesOf(imageRequest('next'))).ok).toBe(true)
  },
)

test('a photo loses its metadata and is turned upright', async () => {
  const photo = await sharp({ create: { width: 60, height: 30, channels: 3, background: '#fff' } })
    .withExif({ IFD0: { Copyright: 'someone', Orientation: '6' } })
    .jpeg()
    .toBuffer()
  const rendered = await open().bytesOf(
    imageRequest('photo', { format: 'jpeg', source: () => ({ photo }) }),
  )
  if (!rendered.ok) throw new Error(rendered.refusal)
  expect((await sharp(rendered.value).metadata()).exif).toBeUndefined()
})

/** Kills the render processes of this process as soon as there are any. */
async function killRenderProcesses(): Promise<void> {
  const children = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
  const renderers: number[] = []
  for (const pid of children.trim().split(' ').filter(Boolean)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    if (command.includes('render-process.ts')) renderers.push(Number(pid))
  }
  for (const pid of renderers) process.kill(pid, 'SIGKILL')
  if (renderers.length > 0) return
  await sleep(20)
  return killRenderProcesses()
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
