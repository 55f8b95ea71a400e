import { z } from 'zod'
import { MOST_PHOTO_BYTES } from '../../domain/photo-size.ts'

/** A photo in base64, which a call has as a member of its JSON. */
export const Photo = z
  .base64('invalid')
  .min(4, 'invalid')
  .max(Math.ceil(MOST_PHOTO_BYTES / 3) * 4, 'too_long')

/** The `mostBytes` of a call with a photo. */
export const bytesWithPhoto = 2 * MOST_PHOTO_BYTES
