import { DAY_MS } from '../../../domain/calendar/durations.ts'
import type { Seller } from '../../../domain/documents/document.ts'
import { pathInLanguage } from '../../../domain/words/language-path.ts'
import type { Clock } from '../clock.ts'
import { signLink, tokenOf } from '../signed-link.ts'
import type { Letter } from './letter.ts'
import type { LetterFrame } from './letter-frame.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import type { WaitingMail } from './mail-store.ts'
import type { MailTemplate, MailTemplates, Writing } from './mails.ts'
import type { Message } from './smtp-transport.ts'

const units =
  'l|ml|kg|g|cm|m|gab\\.|pcs?|stund\\p{L}+|minūt\\p{L}+|dien\\p{L}+|hours?|minutes?|days?'
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December'

/** The spaces between number and unit, day and month, and before an hour or an order number. */
const tiedSpaces = new RegExp(
  `(?<=\\d) (?=(?:${units}|${months})(?!\\p{L}))|(?<=\\d\\.) (?=\\p{Ll})|(?<=(?:plkst\\.|Nr\\.|No\\.| at)) (?=\\d)`,
  'gu',
)

const replaceIn = (part: unknown): unknown => {
  if (typeof part === 'string') return part.replace(tiedSpaces, '\u00a0')
  if (Array.isArray(part)) return part.map(replaceIn)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part as Record<string, unknown>)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, name === 'address' ? value : replaceIn(value)]),
  )
}

/** Prevents a line break between "26." and "novembrim" on narrow screens. */
const withNonBreakingSpaces = (letter: Letter): Letter => replaceIn(letter) as Letter

/** What is needed to render any mail. */
export type MailContext = {
  clock: Clock
  publicUrl: string
  secret: string
  templates: MailTemplates
  seller: () => Promise<Seller>
}

export type WrittenMail = Omit<Message, 'to' | 'messageId'> & { letter: Letter }

const UNSUBSCRIBE_DAYS = 90

function writingFor(
  { clock, publicUrl, secret }: MailContext,
  { customerId, language }: Pick<WaitingMail, 'customerId' | 'language'>,
): Writing {
  const page = (path: string) => publicUrl + (isPage(path) ? pathInLanguage(path, language) : path)
  return {
    customerId,
    today: clock.today(),
    page,
    token: (purpose, nonce) => tokenOf(secret, purpose, nonce),
    keyed: (path, { purpose, subject, days }) => {
      const issuedAt = clock.now()
      const expires = new Date(issuedAt.getTime() + days * DAY_MS)
      const key = signLink(secret, { purpose, subject, expires, issuedAt })
      return `${page(path)}${path.includes('?') ? '&' : '?'}key=${key}`
    },
  }
}

/** Files, calls and the office have the same address in both languages. */
const isPage = (path: string) => !/^\/(?:files|api|office)\//.test(path)

export const templateOf = (
  { templates }: MailContext,
  name: string,
): MailTemplate<unknown> | undefined =>
  Object.hasOwn(templates, name)
    ? (templates as Record<string, MailTemplate<unknown>>)[name]
    : undefined

/** Renders a mail; one with a topic gets the headers of one-click unsubscribing (RFC 8058). */
export async function writeMail(
  context: MailContext,
  mail: Pick<WaitingMail, 'template' | 'language' | 'payload' | 'customerId' | 'name'>,
): Promise<WrittenMail> {
  const template = templateOf(context, mail.template)
  if (template === undefined) throw new Error(`There is no mail named ${mail.template}`)
  const writing = writingFor(context, mail)
  const letter = template.write[mail.language](mail.payload, writing)
  const canUnsubscribe = template.topic !== undefined && mail.customerId !== null
  const scope = {
    purpose: 'unsubscribe',
    subject: `${mail.customerId}:${template.topic}`,
    days: UNSUBSCRIBE_DAYS,
  }
  const frame: LetterFrame = {
    language: mail.language,
    name: template.toOffice ? null : mail.name,
    toOffice: template.toOffice === true,
    shopAddress: writing.page('/'),
    seller: await context.seller(),
    unsubscribe: canUnsubscribe ? writing.keyed('/vestules', scope) : undefined,
  }
  const oneClick = canUnsubscribe && {
    'List-Unsubscribe': `<${writing.keyed('/api/unsubscribe', scope)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return {
    letter,
    subject: oneLine(letter.subject),
    html: letterHtml(withNonBreakingSpaces(letter), frame),
    text: letterText(letter, frame),
    headers: { 'Auto-Submitted': 'auto-generated', ...oneClick },
  }
}

/** A line break in a name must not start a new header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
