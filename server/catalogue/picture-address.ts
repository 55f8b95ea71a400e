/**
 * A hash of one drawing of every shape, part of every drawing's address. It is written down here
 * because an answer about goods must not load the drawings; `picture-address.test.ts` prints the
 * new value when a drawing changes.
 */
export const drawingsVersion = 'bde7cc'

type Versions = { version: string; photo?: { version: string } }

/**
 * Changes with the picture: as `?v=` in its address it lets browsers cache it for ever. It also
 * names the photo among several.
 */
export const pictureVersion = ({ version, photo }: Versions): string =>
  photo?.version ?? `${drawingsVersion}${version}`
