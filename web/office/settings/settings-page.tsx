import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { settingGroups } from '../../../contract/shared/setting-sentences.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { settingWords } from '../../words/office/settings.ts'
import { useWords } from '../../words/use-words.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import type { Setting } from './setting.ts'
import { SettingForm } from './setting-form.tsx'
import { SettingHistory } from './setting-history.tsx'
import { SettingRow } from './setting-row.tsx'
import './settings.css'

/** All settings by groups; the group and the setting that is changed stand in the address. */
export function SettingsPage() {
  const words = useWords(settingWords)
  const settings = useLoaded('settings', () => api.listSettings())
  const [written, setWritten] = useState(0)
  const readAgain = () => {
    settings.reload()
    setWritten((before) => before + 1)
  }
  useLive(['settings', 'own'], readAgain)
  return (
    <>
      <PageHead title={words.title} />
      <div className="settings">
        <Loading from={settings}>
          {({ rows }) => <Settings rows={rows} onChanged={readAgain} />}
        </Loading>
        <SettingHistory version={written} />
      </div>
    </>
  )
}

type SettingsProps = { rows: readonly Setting[]; onChanged: () => void }

function Settings({ rows, onChanged }: SettingsProps) {
  const words = useWords(settingWords)
  const [address, setAddress] = useSearchParams()
  const changed = address.get('setting')
  const ofChanged = rows.find(({ key }) => key === changed)?.group
  const group =
    settingGroups.find((name) => name === (address.get('group') ?? ofChanged)) ?? 'delivery'
  const open = (key: string) => {
    const inGroup = rows.find((row) => row.key === key)!.group
    setAddress({ group: inGroup, setting: key })
  }
  const close = () => setAddress({ group })
  useShortcuts(
    rows.map(({ key }) => ({
      label: words.changeNamed(words.names[key]!),
      group: 'page',
      run: () => open(key),
    })),
  )
  return (
    <>
      <nav className="settings__groups" aria-label={words.groupsLabel}>
        {settingGroups.map((name) => (
          <Link key={name} to={`?group=${name}`} aria-current={name === group ? 'page' : undefined}>
            {words.groups[name]}
          </Link>
        ))}
      </nav>
      <section className="settings__rows" aria-labelledby="settings-group">
        <h2 id="settings-group">{words.groups[group]}</h2>
        <p className="quiet tiny">{words.rule}</p>
        {rows
          .filter((row) => row.group === group)
          .map((row) =>
            row.key === changed ? (
              <SettingForm key={row.key} setting={row} onClose={close} onChanged={onChanged} />
            ) : (
              <SettingRow key={row.key} setting={row} onChange={() => open(row.key)} />
            ),
          )}
      </section>
    </>
  )
}
