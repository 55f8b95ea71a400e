import { type DestinationStream, pino, type Logger } from 'pino'

/** Where secrets could stand in a log line; what a person wrote is never logged at all. */
const secret = [
  'req.headers.authorization',
  '*.password',
  '*.token',
  '*.authorization',
  '*.email',
  '*.phone',
  '*.legalid',
  // PostgreSQL's details of an error are the row that it refused.
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
