import { pino, type Logger } from 'pino'

/** Where secrets could stand in a log line; what a person wrote is never logged at all. */
const secret = [
  'req.headers.authorization',
  '*.password',
  '*.token',
  '*.authorization',
  '*.email',
  '*.phone',
  '*.legalid',
]

export const openLog = (level: string): Logger =>
  pino({ level, redact: { paths: secret, censor: '[hidden]' }, timestamp: pino.stdTimeFunctions.isoTime })

export type { Logger }
