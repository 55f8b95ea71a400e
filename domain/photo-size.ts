/** A browser or phone makes a photo this small before it sends it. */
export const MOST_PHOTO_BYTES = 200 * 1024
