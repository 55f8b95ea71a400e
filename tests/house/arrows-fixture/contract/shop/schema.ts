export const schema = 1
export type Schema = typeof schema
