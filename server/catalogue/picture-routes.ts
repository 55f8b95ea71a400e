import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { iconFile } from '../platform/images/icon-file.ts'
import { acceptedFormat } from '../platform/images/image-format.ts'
import type { Images } from '../platform/images/images.ts'
import { missingImage, sendImage } from '../platform/images/send-image.ts'
import { categoryArt } from './pictures/category-art.ts'
import { goodPicture, pictureVersion, type GoodLooks } from './pictures/good-picture.ts'
import { housePicture } from './pictures/house-picture.ts'
import { favicon, plainIcon, touchIcon } from './pictures/mark.ts'
import { bannerSizes, goodSizes, shareSize, sizeNamed } from './pictures/picture-sizes.ts'
import { banners, type BannerKey } from './pictures/scenes/banners.ts'
import { sharePicture } from './pictures/scenes/share.ts'

type Pictures = { images: Images; findArt: (goodId: number) => Promise<GoodLooks | undefined> }
type Addressed = FastifyRequest<{ Params: { id: string; size: string } }>

const LARGEST_ID = 2_147_483_647
const iconSides = [16, 32, 48]
const aWeek = 'public, max-age=604800'

/** Every picture of the shop, by the addresses that IMAGE_BASE stands before. */
export function pictureRoutes(server: FastifyInstance, { images, findArt }: Pictures): void {
  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    wanted: Parameters<typeof sendImage>[1],
    version?: string,
  ) => sendImage({ request, reply, images }, wanted, version)

  server.get('/img/goods/:id/:size', async (request: Addressed, reply) => {
    const size = sizeNamed(goodSizes, request.params.size)
    const id = goodId(request.params.id)
    const looks = size && id !== undefined ? await findArt(id) : undefined
    if (!size || !looks) return missingImage(reply)
    return send(request, reply, goodPicture(looks, size, formatFor(request)), pictureVersion(looks))
  })

  server.get('/img/categories/:id/:size', async (request: Addressed, reply) => {
    const size = sizeNamed(goodSizes, request.params.size)
    const art = categoryArt(request.params.id)
    if (!size || !art) return missingImage(reply)
    return send(request, reply, goodPicture({ art }, size, formatFor(request)))
  })

  server.get('/img/banners/:id/:size', async (request: Addressed, reply) => {
    const { id } = request.params
    const size = sizeNamed(
      bannerSizes[id.startsWith('front_mobile') ? 'mobile' : 'desktop'],
      request.params.size,
    )
    if (!size || !Object.hasOwn(banners, id)) return missingImage(reply)
    return send(
      request,
      reply,
      housePicture(id, banners[id as BannerKey], size, formatFor(request)),
    )
  })

  server.get('/img/share.png', async (request, reply) =>
    send(request, reply, housePicture('share', sharePicture, shareSize, 'png')),
  )
  server.get('/apple-touch-icon.png', async (request, reply) =>
    send(
      request,
      reply,
      housePicture('touch', () => touchIcon, { width: 180, height: 180 }, 'png'),
    ),
  )
  server.get('/favicon.svg', (_, reply) =>
    reply.type('image/svg+xml').header('cache-control', aWeek).send(favicon),
  )
  server.get('/favicon.ico', async (_, reply) => {
    const icon = await iconOf(images)
    if (!icon) return missingImage(reply)
    return reply.type('image/x-icon').header('cache-control', aWeek).send(icon)
  })
}

const formatFor = (request: FastifyRequest) => acceptedFormat(request.headers.accept)

function goodId(text: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : LARGEST_ID + 1
  return id <= LARGEST_ID ? id : undefined
}

async function iconOf(images: Images): Promise<Buffer | undefined> {
  const made = await Promise.all(
    iconSides.map((side) =>
      images.bytesOf(housePicture('icon', () => plainIcon, { width: side, height: side }, 'png')),
    ),
  )
  const pictures = made.flatMap((one, i) =>
    one.ok ? [{ side: iconSides[i]!, png: one.value }] : [],
  )
  return pictures.length === iconSides.length ? iconFile(pictures) : undefined
}
