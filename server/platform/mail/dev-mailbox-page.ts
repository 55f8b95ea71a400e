import { font, look } from './mail-look.ts'
import type { ListedMail } from './mail-store.ts'
import { asIs, markup } from './markup.ts'

const styles = `body{margin:0 auto;max-width:1000px;padding:24px;font:16px/26px ${font};color:${look.ink}}
table{width:100%;border-collapse:collapse}td,th{padding:8px 12px 8px 0;border-bottom:1px solid ${look.line};text-align:left;font-size:14px;vertical-align:top}
a{color:${look.water}}small{color:${look.quiet}}h1{font-size:24px}h2{font-size:18px;margin-top:40px}`

const sent = ({
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

const sample = (name: string) => markup`<tr><td>${name}</td>
<td><a href="/dev/mail/samples/${name}/lv">lv</a> <a href="/dev/mail/samples/${name}/lv?form=text">text</a></td>
<td><a href="/dev/mail/samples/${name}/en">en</a> <a href="/dev/mail/samples/${name}/en?form=text">text</a></td></tr>`

/** A page for those who build the shop, in English like the rest of their tools. */
export const devMailboxPage = (mails: ListedMail[], templates: string[]): string =>
  markup`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Mailbox</title><style>${asIs(styles)}</style></head><body><h1>Mailbox</h1>
<table><thead><tr><th>Written (UTC)</th><th>To</th><th>Mail</th><th>State</th></tr></thead><tbody>${mails.map(sent)}</tbody></table>
<h2>Every letter with its sample</h2><table><tbody>${templates.toSorted().map(sample)}</tbody></table></body></html>`
    .markup
