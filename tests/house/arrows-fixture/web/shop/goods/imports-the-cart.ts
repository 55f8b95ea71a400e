export type { Line } from '../cart/line.ts'
