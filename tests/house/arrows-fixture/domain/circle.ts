export type { Other } from './circle-by-type.ts'
export type Own = number
