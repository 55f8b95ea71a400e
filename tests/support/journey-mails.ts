import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { ownPlace } from './journey-place.ts'
import type { ReceivedMail } from './mail-server.ts'
import { readMail, type ReadMail } from './read-mail.ts'

const folder = () => ownPlace().mails

/** What arrived at an address, the oldest first. */
export const mailsTo = (address: string): ReadMail[] =>
  readdirSync(folder())
    .toSorted()
    .map((name) => readMail(JSON.parse(readFileSync(join(folder(), name), 'utf8')) as ReceivedMail))
    .filter(({ to }) => to.includes(address))

/** Waits for a mail as a person does: until it is there. */
export async function mailTo(address: string, subject: string | RegExp): Promise<ReadMail> {
  const isIt = (mail: ReadMail) =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)
  await expect
    .poll(() => mailsTo(address).map((mail) => mail.subject), { timeout: 20_000 })
    .toContainEqual(typeof subject === 'string' ? subject : expect.stringMatching(subject))
  return mailsTo(address).findLast(isIt)!
}

/** The address in a mail's text that leads to a page of the shop. */
export function linkIn({ text }: ReadMail, path: string): string {
  const found = new RegExp(`https?://[^\\s]*${path}[^\\s]*`).exec(text)?.[0]
  expect(found, text).toBeDefined()
  return found!
}

/** Confirms the address of a new profile by the link of its welcome. */
export async function confirmMailbox(page: Page, email: string) {
  await page.goto(linkIn(await mailTo(email, 'Laipni lūdzam Avotā'), '/confirm-email/'))
  await page.getByRole('button', { name: 'Apstiprināt' }).click()
  await expect(page.getByRole('alert')).toHaveText('E-pasta adrese ir apstiprināta.')
}
