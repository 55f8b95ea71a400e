import { type DestinationStream, pino, type Logger } from 'pino'

/** Members of a log line that may hold a secret; a person's own text is never logged at all. */
const secret = [
  'req.headers.authorization',
  '*.password',
  '*.token',
  '*.authorization',
  '*.email',
  '*.phone',
  '*.legalid',
  // PostgreSQL's error detail contains the refused row.
  'err.detail',
]

export const openLog = (
  level: string,
  destination: DestinationStream = pino.destination(1),
): Logger =>
  pino(
    {
      level,
      redact: { paths: secret, censor: '[hidden]' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  )

export type { Logger }
