import type { Clock } from '../clock.ts'
import { signLink, tokenOf } from '../signed-link.ts'
import type { Letter } from './letter.ts'
import type { LetterFrame } from './letter-frame.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { WaitingMail } from './mail-store.ts'
import { tiedLetter } from './tied-letter.ts'
import type { MailTemplate, MailTemplates, Writing } from './mails.ts'
import type { Message } from './post.ts'

/** What letters are written with. */
export type Desk = { clock: Clock; publicUrl: string; secret: string; templates: MailTemplates }

export type WrittenMail = Omit<Message, 'to' | 'messageId'> & { letter: Letter }

const daysToUnsubscribe = 90

const DAY_MS = 86_400_000

const writingFor = ({ clock, publicUrl, secret }: Desk, customerId: number | null): Writing => ({
  customerId,
  today: clock.today(),
  page: (path) => `${publicUrl}${path}`,
  token: (purpose, nonce) => tokenOf(secret, purpose, nonce),
  keyed: (path, { purpose, subject, days }) => {
    const expires = new Date(clock.now().getTime() + days * DAY_MS)
    return `${publicUrl}${path}${path.includes('?') ? '&' : '?'}key=${signLink(secret, { purpose, subject, expires })}`
  },
})

export const templateOf = ({ templates }: Desk, name: string): MailTemplate<unknown> | undefined =>
  Object.hasOwn(templates, name)
    ? (templates as Record<string, MailTemplate<unknown>>)[name]
    : undefined

/** Both parts of a mail, and for what can be refused a way out that a mailbox's own button knows (RFC 8058). */
export function writeMail(
  desk: Desk,
  mail: Pick<WaitingMail, 'template' | 'language' | 'payload' | 'customerId' | 'name'>,
): WrittenMail {
  const template = templateOf(desk, mail.template)
  if (template === undefined) throw new Error(`There is no mail named ${mail.template}`)
  const writing = writingFor(desk, mail.customerId)
  const letter = template.write[mail.language](mail.payload, writing)
  const refusable = template.topic !== undefined && mail.customerId !== null
  const scope = {
    purpose: 'unsubscribe',
    subject: `${mail.customerId}:${template.topic}`,
    days: daysToUnsubscribe,
  }
  const frame: LetterFrame = {
    language: mail.language,
    name: template.toOffice ? null : mail.name,
    toOffice: template.toOffice === true,
    shopAddress: writing.page('/'),
    unsubscribe: refusable ? writing.keyed('/vestules', scope) : undefined,
  }
  const oneClick = refusable && {
    'List-Unsubscribe': `<${writing.keyed('/api/unsubscribe', scope)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return {
    letter,
    subject: oneLine(letter.subject),
    html: letterHtml(tiedLetter(letter), frame),
    text: letterText(letter, frame),
    headers: { 'Auto-Submitted': 'auto-generated', ...oneClick },
  }
}

/** A name with a line break in it must not become a header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
