import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumPath } from './chromium.ts'
import { answered } from './journey-consent.ts'
import { ownPlace } from './journey-place.ts'

/** Half a second of a camera's thirty pictures: a code is looked for about three times a second. */
const picturesOfCode = 15

/** A photo of four megapixels in which nothing repeats, so that it cannot be packed small. */
export async function largePhoto() {
  const noise = sharp({
    create: {
      width: 2_400,
      height: 1_800,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
  return { name: 'durvis.jpg', mimeType: 'image/jpeg', buffer: await noise.jpeg().toBuffer() }
}

/** Photographs each code of the row that a phone shows. */
export async function shownCodes(phone: Page): Promise<Buffer[]> {
  const codes: Buffer[] = []
  const next = phone.getByRole('button', { name: 'Nākamais kods' })
  for (;;) {
    const place = codes.length + 1
    codes.push(
      await phone.getByRole('img', { name: new RegExp(`^Kods( ${place} no|$)`) }).screenshot(),
    )
    if (!(await next.isVisible())) return codes
    await next.click()
  }
}

/** As a hand holds a phone before a camera: small, askew, on a dark desk. */
async function pictureOf(code: Buffer): Promise<Buffer> {
  const held = await sharp(code)
    .resize({ height: 560 })
    .rotate(4, { background: '#333' })
    .toBuffer()
  const desk = sharp({ create: { width: 1_280, height: 720, channels: 3, background: '#444' } })
  const photo = await desk
    .composite([{ input: held, gravity: 'centre' }])
    .png()
    .toBuffer()
  return sharp(photo).blur(0.6).jpeg({ quality: 85 }).toBuffer()
}

/** A browser whose camera sees these pictures, over and over. */
export async function openCamera(codes: readonly Buffer[]): Promise<Page> {
  const folder = mkdtempSync(join(tmpdir(), 'avots-camera-'))
  const film = join(folder, 'codes.mjpeg')
  const pictures = await Promise.all(codes.map(pictureOf))
  writeFileSync(film, Buffer.concat(pictures.flatMap((each) => Array(picturesOfCode).fill(each))))
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  browser.on('disconnected', () => rmSync(folder, { recursive: true, force: true }))
  const { url } = ownPlace()
  const context = await browser.newContext({
    baseURL: url,
    locale: 'lv-LV',
    permissions: ['camera'],
    storageState: answered(url, { analytics: false, marketing: false }),
  })
  return context.newPage()
}
