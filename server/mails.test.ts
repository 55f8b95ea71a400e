import { inTransaction } from './platform/database/transaction.ts'
import { languageOfPath } from '../domain/words/language-path.ts'
import { afterAll, expect, test } from 'vitest'
import { silentLog as log } from '../tests/support/database-server.ts'
import { mailbox } from '../tests/support/mailbox.ts'
import { runJobs } from '../tests/support/run-jobs.ts'
import { testShop } from '../tests/support/shop.ts'
import { mailDeps, mailTemplates } from './mails.ts'
import { mailJobs } from './platform/mail/jobs.ts'
import { type MailName } from './platform/mail/mails.ts'
import { queueMail } from './platform/mail/queue-mail.ts'
import { smtpTransport } from './platform/mail/smtp-transport.ts'
import { templateOf, writeMail } from './platform/mail/write-mail.ts'

const shop = await testShop()
const box = await mailbox()
const transport = smtpTransport(box.address, shop.app.config.MAIL_FROM)
afterAll(() => transport.close())
const deps = { ...mailDeps(shop.app), log, transport }
const names = Object.keys(mailTemplates) as MailName[]

test.each(names)('%s reads well in both languages and both forms', async (template) => {
  for (const language of ['lv', 'en'] as const) {
    const payload = templateOf(deps, template)!.sample
    const mail = await writeMail(deps, {
      template,
      language,
      payload,
      customerId: 1,
      name: 'Jānis',
    })
    const { subject, title, preview, blocks } = mail.letter
    const whole = [subject, title, preview, mail.text, mail.html].join('\n')
    expect(whole).not.toMatch(/undefined|\[object|NaN|Invalid Date|\b\d{4}-\d\d-\d\d\b/)
    expect([subject, preview].join('\n')).not.toMatch(/[^.]\.\.(?!\.)|:.*: /)
    expect(subject.length).toBeLessThanOrEqual(90)
    const { toOffice } = templateOf(deps, template)!
    const greeting = language === 'lv' ? 'Labdien, Jāni!' : 'Hello Jānis,'
    expect(mail.text.includes(greeting)).toBe(toOffice !== true)
    if (language === 'en' && !toOffice) expect(mail.text).not.toContain('Nr. ')
    expect(blocks.filter(({ kind }) => kind === 'action').length).toBeLessThanOrEqual(1)
    const addresses = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
    const own = /^http:\/\/localhost:3000(?=\/)/
    for (const address of addresses) expect(address).toMatch(own)
    const pages = addresses
      .map((address) => address!.replace(own, ''))
      .filter((path) => !/^\/(?:files|office|calendar)\//.test(path))
    for (const path of pages) expect(languageOfPath(path)).toBe(language)
  }
})

const signs: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The sentences, sums and days that a reader of the HTML sees. */
const seenIn = (html: string): string[] =>
  html
    .replace(/^.*<\/head>|<div style="display:none.*?<\/div>|<\/?span[^>]*>/gs, '')
    .split(/<[^>]+>/)
    .map((part) => inOneLine(part.replace(/&([#\w]+);/g, (_, sign: string) => signs[sign]!)))
    .filter((part) => part !== '')

test.each(names)('the plain text of %s has all that its HTML has', async (template) => {
  for (const language of ['lv', 'en'] as const) {
    const payload = templateOf(deps, template)!.sample
    const to = { language, customerId: 1, name: 'Jānis' }
    const { html, text } = await writeMail(deps, { template, payload, ...to })
    const said = inOneLine(text)
    for (const part of seenIn(html)) expect(said).toContain(part)
    const lines = text.split('\n')
    for (const [, address] of html.matchAll(/href="([^"]*)"/g))
      expect(lines).toContain(address!.replaceAll('&amp;', '&'))
    expect(text).not.toMatch(/[<>]|&[#\w]+;|\n{3}| \n/)
  }
})

const numericDay = /\b\d\d([./])\d\d\1\d{4}/
const dayInWords = /(?:dien\w?|day), \d/

test.each(names)('a paragraph of %s names its days in one way', async (template) => {
  for (const language of ['lv', 'en'] as const) {
    const payload = templateOf(deps, template)!.sample
    const to = { language, customerId: 1, name: 'Jānis' }
    const { text } = await writeMail(deps, { template, payload, ...to })
    for (const paragraph of text.split('\n\n'))
      expect(numericDay.test(paragraph) && dayInWords.test(paragraph), paragraph).toBe(false)
  }
})

test('a mail that concludes a contract links its terms and the form of withdrawal', async () => {
  for (const template of ['orders.placed', 'autoship.started'] as const)
    for (const language of ['lv', 'en'] as const) {
      const payload = templateOf(deps, template)!.sample
      const { text } = await writeMail(deps, {
        template,
        language,
        payload,
        customerId: 1,
        name: null,
      })
      expect(text).toContain(`/files/noteikumi-${language}.pdf`)
      expect(text).toContain('/atteikums')
    }
})

test('every mail arrives over SMTP', async () => {
  for (const template of names) {
    const payload = mailTemplates[template].sample as never
    const mail = { template, cause: 'a test', payload }
    await inTransaction(shop.db, (tx) =>
      queueMail(tx, { ...mail, to: 'anna@epasts.lv', language: 'lv' }),
    )
  }
  await runJobs(shop.pool, mailJobs(deps))
  expect(box.received).toHaveLength(names.length)
})

test('a mail with a topic has the header for one-click unsubscribing', async () => {
  const payload = mailTemplates['notifications.newsletter'].sample
  const mail = {
    template: 'notifications.newsletter',
    language: 'lv',
    payload,
    customerId: 7,
    name: null,
  } as const
  expect((await writeMail(deps, mail)).headers).toMatchObject({
    'List-Unsubscribe': expect.stringMatching(
      /^<http:\/\/localhost:3000\/api\/unsubscribe\?key=[\w.-]+>$/,
    ),
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
})
