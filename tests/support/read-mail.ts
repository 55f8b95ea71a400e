import type { ReceivedMail } from './mail-server.ts'

export type ReadMail = { to: string[]; subject: string; text: string; html: string }

/** A mail as its reader sees it. */
export function readMail({ to, raw }: ReceivedMail): ReadMail {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
  const subject = /^Subject: (.*)$/im.exec(head)?.[1] ?? ''
  return {
    to,
    subject: headerText(subject),
    text: partOf(raw, 'text/plain'),
    html: partOf(raw, 'text/html'),
  }
}

function partOf(raw: string, type: string): string {
  const part =
    partsOf(raw).find((piece) => piece.toLowerCase().includes(`content-type: ${type}`)) ?? ''
  const split = part.indexOf('\r\n\r\n')
  const [head, body] = [part.slice(0, split), part.slice(split + 4)]
  return bytesOf(body, /^content-transfer-encoding: (.*)$/im.exec(head)?.[1]?.trim()).toString(
    'utf8',
  )
}

/** Splits at the mail's own boundaries only, because a long link may wrap before two dashes. */
function partsOf(raw: string): string[] {
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, name]) => name!)
  let parts = [raw]
  for (const name of boundaries) parts = parts.flatMap((part) => part.split(`\r\n--${name}`))
  return parts
}

const bytesOf = (body: string, encoding: string | undefined): Buffer =>
  encoding === 'base64'
    ? Buffer.from(body, 'base64')
    : encoding === 'quoted-printable'
      ? quotedPrintable(body.replace(/=\r\n/g, ''))
      : Buffer.from(body)

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    'latin1',
  )

/** `=?UTF-8?Q?Laipni_l=C5=ABdzam?=` is how a header says it. */
const headerText = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      (how.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64')
        : quotedPrintable(text.replaceAll('_', ' '))
      ).toString('utf8'),
    )
