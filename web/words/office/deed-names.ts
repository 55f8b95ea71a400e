/** The deeds of a room: how a title names each, and what was done, with the number of records. */
export type DeedNames = Record<string, { name: string; done: (count: number) => string }>
