import { MOST_PHOTO_BYTES } from '../../domain/photo-size.ts'

/** A photo of the door is looked at, not printed. */
const longestSide = 1_280

/** Makes a photo small on the phone, before it is stored. */
export async function smallPhoto(photo: Blob): Promise<Blob> {
  const picture = await createImageBitmap(photo)
  let scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  for (;;) {
    const small = await drawn(picture, scale)
    if (small.size <= MOST_PHOTO_BYTES) return small
    scale *= 0.7
  }
}

async function drawn(picture: ImageBitmap, scale: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(picture.width * scale)),
    Math.max(1, Math.round(picture.height * scale)),
  )
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.75 })
}
