export type Line = number
