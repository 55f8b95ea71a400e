import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../database/connect.ts'
import { devMailboxPage } from './dev-mailbox-page.ts'
import { findMail, listMails } from './mail-store.ts'
import { type Desk, templateOf, type WrittenMail, writeMail } from './write-mail.ts'

/** Letters carry their styles inline and point to the shop alone. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; frame-ancestors 'self'"

/** `/dev/mail`: what was sent and what waits, and every letter with its sample. Never opened in production. */
export function devMailbox(server: FastifyInstance, desk: Desk & { db: Db }) {
  const { db, templates } = desk
  const page = (reply: FastifyReply, body: string) =>
    reply
      .header('content-security-policy', POLICY)
      .header('x-frame-options', 'SAMEORIGIN')
      .type('text/html; charset=utf-8')
      .send(body)
  const shown = (reply: FastifyReply, form: string | undefined, { html, text }: WrittenMail) =>
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
        : shown(reply, query.form, writeMail(desk, mail))
    },
  )
  server.get<{ Params: { template: string; language: string }; Querystring: { form?: string } }>(
    '/dev/mail/samples/:template/:language(^lv|en$)',
    async ({ params, query }, reply) => {
      const template = templateOf(desk, params.template)
      if (template === undefined) return reply.callNotFound()
      const language = params.language === 'en' ? 'en' : 'lv'
      const sample = {
        template: params.template,
        language,
        payload: template.sample,
        customerId: 1,
        name: 'Jānis',
      } as const
      return shown(reply, query.form, writeMail(desk, sample))
    },
  )
}
