import type { Right } from './rights.ts'

/** Which right opens a stored file of a kind; a driver's photos of today are not for the office. */
export const rightOfFile = {
  photo: 'searchEverything',
  signature: 'searchEverything',
  place: 'searchEverything',
  expense: 'settleRuns',
  statement: 'importStatements',
  transfers: 'importStatements',
  export: 'exportData',
} as const satisfies Record<string, Right>

export type FileKind = keyof typeof rightOfFile
