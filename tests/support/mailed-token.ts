import { expect } from 'vitest'
import { mailContext } from '../../server/mails.ts'
import { writeMail } from '../../server/platform/mail/write-mail.ts'
import type { TestShop } from './shop.ts'

/** The secret in the link of the latest mail of a kind, as its reader would copy it. */
export async function mailedToken(
  { db, app }: TestShop,
  customerId: number,
  template: string,
): Promise<string> {
  const mail = await db
    .selectFrom('mailOutbox')
    .select(['template', 'language', 'payload', 'customerId'])
    .where('customerId', '=', customerId)
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { text } = await writeMail(mailContext(app), { ...mail, language: 'lv', name: null })
  const token = /\/(?:renew-password|confirm-email|login)\/([\w-]{43})/.exec(text)?.[1]
  expect(token).toBeDefined()
  expect(JSON.stringify(mail.payload)).not.toContain(token)
  return token!
}
