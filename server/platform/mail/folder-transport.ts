import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../clock.ts'
import type { MailTransport } from './smtp-transport.ts'

/** Writes each message into the folder of its day, and sends nothing. */
export function folderTransport(folder: string, clock: Clock): MailTransport {
  let count = 0
  return {
    async send({ to, subject, html, text }) {
      const day = join(folder, clock.today())
      count += 1
      const number = String(count).padStart(5, '0')
      const file = join(day, `${number} ${to.replace(/[^\w@.+-]/g, '_')}`)
      await mkdir(day, { recursive: true })
      await writeFile(`${file}.txt`, `${to}\n${subject}\n\n${text}`)
      await writeFile(`${file}.html`, html)
    },
    close: () => undefined,
  }
}
