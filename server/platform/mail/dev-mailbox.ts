import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../database/connect.ts'
import { isOfThisMachine } from '../http/client-address.ts'
import { colours, font } from './mail-styles.ts'
import { findMail, type ListedMail, listMails } from './mail-store.ts'
import { markup, rawMarkup } from './markup.ts'
import { type MailContext, templateOf, type WrittenMail, writeMail } from './write-mail.ts'

/** Letters have inline styles and load nothing but the shop's own pictures. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; frame-ancestors 'self'"

/**
 * `/dev/mail`: sent and waiting mails, and every letter with its sample. Never in production, and
 * only on the machine itself, because the letters hold links that open accounts.
 */
export const devMailbox = (server: FastifyInstance, context: MailContext & { db: Db }) =>
  server.register((scope) => {
    scope.addHook('onRequest', (request, reply, done) =>
      isOfThisMachine(request) ? done() : reply.callNotFound(),
    )
    mailboxRoutes(scope, context)
    return Promise.resolve()
  })

function mailboxRoutes(server: FastifyInstance, context: MailContext & { db: Db }) {
  const { db, templates } = context
  const page = (reply: FastifyReply, body: string) =>
    reply
      .header('content-security-policy', POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(body)
  const sendMail = (reply: FastifyReply, form: string | undefined, { html, text }: WrittenMail) =>
    form === 'text' ? reply.type('text/plain; charset=utf-8').send(text) : page(reply, html)

  server.get('/dev/mail', async (_request, reply) =>
    page(reply, devMailboxPage(await listMails(db), Object.keys(templates))),
  )
  server.get<{ Params: { id: string }; Querystring: { form?: string } }>(
    '/dev/mail/:id(^\\d{1,9}$)',
    async ({ params, query }, reply) => {
      const mail = await findMail(db, Number(params.id))
      return mail === undefined
        ? reply.callNotFound()
        : sendMail(reply, query.form, await writeMail(context, mail))
    },
  )
  server.get<{ Params: { template: string; language: string }; Querystring: { form?: string } }>(
    '/dev/mail/samples/:template/:language(^lv|en$)',
    async ({ params, query }, reply) => {
      const template = templateOf(context, params.template)
      if (template === undefined) return reply.callNotFound()
      const language = params.language === 'en' ? 'en' : 'lv'
      const sample = {
        template: params.template,
        language,
        payload: template.sample,
        customerId: 1,
        name: 'Jānis',
      } as const
      return sendMail(reply, query.form, await writeMail(context, sample))
    },
  )
}

const styles = `body{margin:0 auto;max-width:1000px;padding:24px;font:16px/26px ${font};color:${colours.ink}}
table{width:100%;border-collapse:collapse}td,th{padding:8px 12px 8px 0;border-bottom:1px solid ${colours.line};text-align:left;font-size:14px;vertical-align:top}
a{color:${colours.water}}small{color:${colours.quiet}}h1{font-size:24px}h2{font-size:18px;margin-top:40px}`

const mailRow = ({
  id,
  template,
  recipient,
  state,
  createdAt,
  attempts,
  lastError,
  cause,
}: ListedMail) => markup`<tr>
<td>${createdAt.toISOString().slice(0, 19).replace('T', ' ')}</td><td>${recipient}</td>
<td><a href="/dev/mail/${id}">${template}</a> <a href="/dev/mail/${id}?form=text">text</a><br><small>${cause}</small></td>
<td>${state}${attempts > 1 ? ` (${attempts})` : ''}<br><small>${lastError ?? ''}</small></td></tr>`

const sampleRow = (name: string) => markup`<tr><td>${name}</td>
<td><a href="/dev/mail/samples/${name}/lv">lv</a> <a href="/dev/mail/samples/${name}/lv?form=text">text</a></td>
<td><a href="/dev/mail/samples/${name}/en">en</a> <a href="/dev/mail/samples/${name}/en?form=text">text</a></td></tr>`

const devMailboxPage = (mails: ListedMail[], templates: string[]): string =>
  markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title><style>${rawMarkup(styles)}</style></head><body><h1>Mailbox</h1>
<table><thead><tr><th>Written (UTC)</th><th>To</th><th>Mail</th><th>State</th></tr></thead><tbody>${mails.map(mailRow)}</tbody></table>
<h2>Every letter with its sample</h2><table><tbody>${templates.toSorted().map(sampleRow)}</tbody></table></body></html>`
    .markup
