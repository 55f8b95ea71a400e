import type { Previewed } from '../../../contract/office/deed-call.ts'
import { deedWords } from '../../words/office/deeds.ts'
import { settingWords } from '../../words/office/settings.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { shownSetting } from '../kit/shown-setting.ts'
import { shownField } from './shown-field.ts'

type Effects = Previewed['effects']

/** Fields of records, before and after. */
export function DeedChanges({ changes }: { changes: Effects['changes'] }) {
  const words = useWords(deedWords)
  const settings = useWords(settingWords)
  const language = useLanguage()
  if (changes.length === 0) return null
  const shown = ({ kind, id, field }: Effects['changes'][number], value: unknown) =>
    kind === 'setting'
      ? shownSetting(String(id), value, settings, language)
      : shownField(field, value, words, language)
  /** A change of a calendar names its deliveries, such as `order:1042`. */
  const deliveryOf = ({ kind, id, field }: Effects['changes'][number]) =>
    field.startsWith(`${kind}:`) ? words.delivery(kind, Number(id)) : undefined
  return (
    <section>
      <h3>{words.changes}</h3>
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.id} ${change.field}`}>
            {change.kind === 'setting'
              ? (settings.names[String(change.id)] ?? change.id)
              : (words.fields[change.field] ?? deliveryOf(change) ?? change.field)}{' '}
            {change.before !== undefined && (
              <>
                <s>{shown(change, change.before)}</s> →{' '}
              </>
            )}
            <b>{shown(change, change.after)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whom it will hit by and by, with a few names. */
export function DeedHits({ hits }: { hits: Effects['hits'] }) {
  const words = useWords(deedWords)
  if (hits.length === 0) return null
  return (
    <section>
      <h3>{words.hitsTitle}</h3>
      <ul>
        {hits.map(({ what, count, names }) => {
          const more = count - names.length
          const named = [...names.filter(Boolean), ...(more > 0 ? [words.andMore(more)] : [])]
          return <li key={what}>{words.hit(count, words.hits[what] ?? what, named.join(', '))}</li>
        })}
      </ul>
    </section>
  )
}
