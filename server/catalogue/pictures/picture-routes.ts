import type { FastifyInstance, FastifyRequest } from 'fastify'
import { iconFile } from '../../platform/images/icon-file.ts'
import { acceptedFormat } from '../../platform/images/image-format.ts'
import type { Images } from '../../platform/images/images.ts'
import { missingImage, sendImage } from '../../platform/images/send-image.ts'
import { categoryArt } from '../../../art/category-art.ts'
import { pictureVersion } from '../picture-address.ts'
import { goodPicture, type GoodLooks } from './good-picture.ts'
import { shopPicture } from './shop-picture.ts'
import { favicon, plainIcon, touchIcon } from '../../../art/mark.ts'
import { bannerSizes, goodSizes, shareSize, sizeNamed } from './picture-sizes.ts'
import { banners, type BannerKey } from '../../../art/scenes/banners.ts'
import { sharePicture } from '../../../art/scenes/share.ts'

type FindLooks = (goodId: number, photoVersion?: string) => Promise<GoodLooks | undefined>
type Pictures = { images: Images; findLooks: FindLooks }
type PictureRequest = FastifyRequest<{ Params: { id: string; size: string } }>

const largestId = 2_147_483_647
const iconSides = [16, 32, 48]
const cacheForWeek = 'public, max-age=604800'

/** Every picture of the shop; addresses in answers begin with IMAGE_BASE. */
export function pictureRoutes(server: FastifyInstance, pictures: Pictures): void {
  goodPictures(server, pictures)
  bannersAndIcons(server, pictures)
}

function goodPictures(server: FastifyInstance, { images, findLooks }: Pictures): void {
  server.get('/img/goods/:id/:size', async (request: PictureRequest, reply) => {
    const size = sizeNamed(goodSizes, request.params.size)
    const id = goodId(request.params.id)
    const looks = size && id !== undefined ? await findLooks(id, versionIn(request)) : undefined
    if (!size || !looks) return missingImage(reply)
    const image = goodPicture(looks, size, formatFor(request))
    return sendImage({ request, reply, images }, image, pictureVersion(looks))
  })

  server.get('/img/categories/:id/:size', async (request: PictureRequest, reply) => {
    const size = sizeNamed(goodSizes, request.params.size)
    const art = categoryArt(request.params.id)
    if (!size || !art) return missingImage(reply)
    return sendImage({ request, reply, images }, goodPicture({ art }, size, formatFor(request)))
  })
}

function bannersAndIcons(server: FastifyInstance, { images }: Pictures): void {
  server.get('/img/banners/:id/:size', async (request: PictureRequest, reply) => {
    const { id } = request.params
    const screen = id.startsWith('front_mobile') ? 'mobile' : 'desktop'
    const size = sizeNamed(bannerSizes[screen], request.params.size)
    if (!size || !Object.hasOwn(banners, id)) return missingImage(reply)
    const image = shopPicture(id, banners[id as BannerKey], size, formatFor(request))
    return sendImage({ request, reply, images }, image)
  })

  server.get('/img/share.png', async (request, reply) => {
    const image = shopPicture('share', sharePicture, shareSize, 'png')
    return sendImage({ request, reply, images }, image)
  })
  server.get('/apple-touch-icon.png', async (request, reply) => {
    const image = shopPicture('touch', () => touchIcon, { width: 180, height: 180 }, 'png')
    return sendImage({ request, reply, images }, image)
  })
  server.get('/favicon.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', cacheForWeek).send(favicon),
  )
  server.get('/favicon.ico', async (_, reply) => {
    const icon = await iconOf(images)
    if (!icon) return missingImage(reply)
    return reply.type('image/x-icon').header('cache-control', cacheForWeek).send(icon)
  })
}

function versionIn({ query }: FastifyRequest): string | undefined {
  const { v } = query as { v?: unknown }
  return typeof v === 'string' ? v : undefined
}

const formatFor = (request: FastifyRequest) => acceptedFormat(request.headers.accept)

function goodId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : largestId + 1
  return id <= largestId ? id : undefined
}

async function iconOf(images: Images): Promise<Buffer | undefined> {
  const made = await Promise.all(
    iconSides.map((side) =>
      images.bytesOf(shopPicture('icon', () => plainIcon, { width: side, height: side }, 'png')),
    ),
  )
  const pictures = made.flatMap((image, i) =>
    image.ok ? [{ side: iconSides[i]!, png: image.value }] : [],
  )
  return pictures.length === iconSides.length ? iconFile(pictures) : undefined
}
