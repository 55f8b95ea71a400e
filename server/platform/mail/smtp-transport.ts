import { createRequire } from 'node:module'
import type { createTransport } from 'nodemailer'

export type Message = {
  to: string
  subject: string
  html: string
  text: string
  /** The same in every attempt, so that mail programs merge a mail that a crash sent twice. */
  messageId: string
  headers: Record<string, string>
}

/** Sends a message or throws the other server's error. */
export type MailTransport = { send(message: Message): Promise<void>; close(): void }

/** How long the other server may be silent. */
const TIMEOUT_MS = 10_000

/** Loaded by the process that sends. */
const loadNodemailer = () =>
  createRequire(import.meta.url)('nodemailer') as { createTransport: typeof createTransport }

/** Sends over SMTP through a few connections that stay open. */
export function smtpTransport(
  address: string,
  from: string,
  { waitMs = TIMEOUT_MS } = {},
): MailTransport {
  const transport = loadNodemailer().createTransport({
    url: address,
    pool: true,
    maxConnections: 3,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
  })
  const host = /@([^>\s]+)>?$/.exec(from)?.[1] ?? 'localhost'
  return {
    async send({ messageId, ...message }) {
      await transport.sendMail({
        ...message,
        from,
        messageId: `<${messageId}@${host}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => transport.close(),
  }
}
