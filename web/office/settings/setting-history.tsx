import { dayOf } from '../../../domain/calendar.ts'
import { numericDate } from '../../../domain/calendar/phrases.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { settingWords } from '../../words/office/settings.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { startDeed } from '../deed/open-deed.ts'
import { Loading } from '../kit/loading.tsx'
import { api } from '../session/api.ts'
import { when } from '../session/when.ts'
import type { SettingChange } from './setting.ts'
import { shownSetting } from '../kit/shown-setting.ts'

/** Who changed what, from which day and why; a change can be taken back. */
export function SettingHistory({ version }: { version: number }) {
  const words = useWords(settingWords)
  const changes = useLoaded(version, () => api.listSettingChanges())
  return (
    <section className="settings-history" aria-labelledby="settings-history">
      <h2 id="settings-history">{words.history}</h2>
      <Loading from={changes}>
        {({ rows }) =>
          rows.length === 0 ? (
            <p className="quiet">{words.noHistory}</p>
          ) : (
            <ol>
              {rows.map((change) => (
                <Change key={change.id} change={change} />
              ))}
            </ol>
          )
        }
      </Loading>
    </section>
  )
}

function Change({ change }: { change: SettingChange }) {
  const words = useWords(settingWords)
  const language = useLanguage()
  const { id, key, value, startsOn, reason, madeAt, by, isTakenBack } = change
  const name = words.names[key] ?? key
  const day = numericDate(dayOf(startsOn), language)
  const said = words.changedTo(name, shownSetting(key, value, words, language), day)
  return (
    <li>
      <p>
        {isTakenBack ? (
          <>
            <s>{said}</s> {words.takenBack}
          </>
        ) : (
          <b>{said}</b>
        )}
        <br />
        <span className="quiet tiny">
          {when(madeAt, language)}, {by ?? words.byCommand}
          {reason !== '' && ` · “${reason}”`}
        </span>
      </p>
      {!isTakenBack && (
        <Button
          look="text"
          flush
          aria-label={words.takeBackNamed(name, day)}
          onClick={() => startDeed({ deed: 'takeBack', changeId: id, name: said })}
        >
          {words.takeBack}
        </Button>
      )}
    </li>
  )
}
