import { mailContext } from '../../server/mails.ts'
import { writeMail } from '../../server/platform/mail/write-mail.ts'
import type { TestShop } from './shop.ts'

/** The address behind the button of the latest letter of a template. */
export async function deliveredMails(shop: TestShop, template: string): Promise<string> {
  const mail = await shop.db
    .selectFrom('mailOutbox')
    .selectAll()
    .where('template', '=', template)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const context = mailContext(shop.app)
  const written = await writeMail(context, { ...mail, language: 'lv', name: null })
  return /https?:\/\/\S+#[\w-]+/.exec(written.text)![0]
}
