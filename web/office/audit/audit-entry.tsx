import type { Answer } from '../../../contract/shared/call.ts'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import { aboutSettings } from '../../../contract/shared/setting-sentences.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { formatEuros } from '../../../domain/money.ts'
import { auditWords } from '../../words/office/audit.ts'
import { frameWords } from '../../words/office/frame.ts'
import { rightsWords } from '../../words/office/rights.ts'
import { settingWords } from '../../words/office/settings.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { shownSetting } from '../kit/shown-setting.ts'
import './audit.css'

export type AuditRow = Answer<OfficeCalls['readAudit']>['rows'][number]

/** Who: a person, a customer, or the machine. */
export function AuditActor({ row }: { row: AuditRow }) {
  const words = useWords(auditWords)
  const frame = useWords(frameWords)
  const { kind, name } = row.by
  const machine = { command: words.command, system: words.system, provider: words.provider }
  if (name !== null) return <b>{name}</b>
  if (kind === 'customer' && row.customer?.name === null)
    return <b>{frame.deletedCustomer(row.customer.id)}</b>
  if (kind === 'customer') return <b>{row.customer ? words.customer : words.visitor}</b>
  return <b>{kind in machine ? machine[kind as keyof typeof machine] : words.visitor}</b>
}

/** The act in words; a call of the office is recorded by its name when it was refused. */
export const actionText = ({ action }: AuditRow, words: (typeof auditWords)['lv']): string =>
  words.actions[action] ?? (action.startsWith('office.') ? words.tried : action)

/** What, to whom, and with which result. */
export function AuditDeed({ row }: { row: AuditRow }) {
  const words = useWords(auditWords)
  const about = row.subjectName ?? row.customer?.name
  // A person's own record, or the customer who is named below.
  const isSaid = about === row.by.name || about === row.onBehalfOf?.name
  return (
    <>
      {actionText(row, words)}
      {about && !isSaid && <> {about}</>}
      {row.onBehalfOf && <>, {words.onBehalfOf(row.onBehalfOf.name ?? `#${row.onBehalfOf.id}`)}</>}
      {row.refused && (
        <span className="audit__refused"> {words.refusedWith(row.refusal ?? row.refused)}</span>
      )}
    </>
  )
}

/** Changed fields, the reason, the device: in small print below. */
export function AuditSmall({ row }: { row: AuditRow }) {
  const words = useWords(auditWords)
  const { roles } = useWords(rightsWords)
  const settings = useWords(settingWords)
  const language = useLanguage()
  const names: Record<string, string> = {
    ...words.fields,
    ...roles,
    ...words.actions,
    ...words.values,
  }
  const named = (part: string, from = names) =>
    /^\d{4}-\d\d-\d\d$/.test(part) ? numericDate(dayOf(part), language) : (from[part] ?? part)
  const setting = row.fields.find(({ name }) => name === 'key')?.value
  const fields = row.fields.map(({ name, value }) => {
    const label = words.fields[name] ?? name
    if (name === 'value' && setting !== undefined && hasOneValue(setting))
      return shownSetting(setting, value === 'true' || value, settings, language)
    if (name === 'cents' && /^-?\d+$/.test(value)) return formatEuros(Number(value), language)
    const from = name === 'fields' ? words.profileFields : names
    return value === 'true'
      ? label
      : `${label} ${value
          .split(', ')
          .map((part) => named(part, from))
          .join(', ')}`
  })
  const parts = [
    ...fields,
    ...(row.reason ? [words.reason(row.reason)] : []),
    ...(row.by.device ? [row.by.device] : []),
  ]
  return parts.length === 0 ? null : <span className="quiet tiny">{parts.join(' · ')}</span>
}

/** A setting of several parts is named alone. */
const hasOneValue = (key: string): boolean =>
  Object.hasOwn(aboutSettings, key) &&
  !['steps', 'seller'].includes(aboutSettings[key as keyof typeof aboutSettings].unit)
