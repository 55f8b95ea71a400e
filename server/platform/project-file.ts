import { fileURLToPath } from 'node:url'

/** A file of the project. This one is two folders below its root, in the sources as in the build. */
export const projectFile = (path: string): string =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url))
