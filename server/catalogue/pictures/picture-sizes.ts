export type PictureSize = { width: number; height: number }

/** The only sizes that are ever made: card and product page, once and twice as sharp. */
export const goodSizes: Record<string, PictureSize> = sized([
  [170, 250],
  [340, 500],
  [500, 500],
  [1000, 1000],
])

export const bannerSizes = {
  desktop: sized([
    [960, 280],
    [1440, 420],
    [1920, 560],
    [2880, 840],
  ]),
  mobile: sized([
    [430, 520],
    [860, 1040],
  ]),
}

export const shareSize: PictureSize = { width: 1200, height: 630 }

/** A size by its name in an address; what no address names is never made. */
export const sizeNamed = (
  sizes: Record<string, PictureSize>,
  name: string,
): PictureSize | undefined => (Object.hasOwn(sizes, name) ? sizes[name] : undefined)

function sized(sizes: [width: number, height: number][]): Record<string, PictureSize> {
  return Object.fromEntries(
    sizes.map(([width, height]) => [`w_${width},h_${height}`, { width, height }]),
  )
}
