import { createTransport } from 'nodemailer'

export type Message = {
  to: string
  subject: string
  html: string
  text: string
  /** Stays the same over all attempts, so that a mail sent twice after a crash is seen as one. */
  messageId: string
  headers: Record<string, string>
}

/** Carries a message away, or throws what the other side said. */
export type Post = { send(message: Message): Promise<void>; close(): void }

/** How long the other side may say nothing. */
const PATIENCE_MS = 10_000

/** The post over SMTP, with a few connections that stay open. */
export function smtpPost(address: string, from: string, { waitMs = PATIENCE_MS } = {}): Post {
  const transport = createTransport({
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
