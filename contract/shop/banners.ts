import { z } from 'zod'

/** A picture with a link; wide for desktops, tall for phones. */
export const Banner = z
  .object({
    position: z.string().regex(/^front_(desktop|mobile)\d$/),
    url: z.string(),
    target: z.string(),
    img: z.string(),
    heading: z.string(),
    text: z.string(),
  })
  .meta({ id: 'Banner' })
export type Banner = z.output<typeof Banner>
