import type { Own } from './circle.ts'

export type Other = Own[]
