import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { settingGroups } from '../../../contract/shared/setting-sentences.ts'
import { startsAllWords, wordsOf } from '../../../domain/office/search-terms.ts'
import type { ShopSettings } from '../../../domain/settings.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { settingWords } from '../../words/office/settings.ts'
import { useWords } from '../../words/use-words.ts'
import { KeyCaps } from '../kit/key-caps.tsx'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { useShortcuts } from '../kit/shortcuts.ts'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'
import { DepositPlot } from './deposit-plot.tsx'
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
  const [sought, setSought] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useShortcuts([{ keys: 'f', label: words.find, group: 'page', run: () => field.current?.focus() }])
  return (
    <>
      <PageHead title={words.title}>
        <TextInput
          ref={field}
          type="search"
          label={words.find}
          hideLabel
          placeholder={words.find}
          end={<KeyCaps keys="f" />}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && setSought('')}
        />
      </PageHead>
      <div className="settings">
        <Loading from={settings}>
          {({ rows }) => <Settings rows={rows} sought={sought} onChanged={readAgain} />}
        </Loading>
        <SettingHistory version={written} />
      </div>
    </>
  )
}

type SettingsProps = { rows: readonly Setting[]; sought: string; onChanged: () => void }

function Settings({ rows, sought, onChanged }: SettingsProps) {
  const words = useWords(settingWords)
  const { group, changed, left, open, close } = useSettingAddress(rows)
  useShortcuts(
    rows.map(({ key }) => ({
      label: words.changeNamed(words.names[key]!),
      group: 'page',
      run: () => open(key),
    })),
  )
  const isSeeking = wordsOf(sought).length > 0
  const shown = isSeeking ? settingsWith(rows, sought, words.names) : ofGroup(rows, group)
  const steps = rows.find(({ key }) => key === 'depositSteps')
  return (
    <>
      <Groups current={isSeeking ? undefined : group} />
      <section className="settings__rows" aria-labelledby="settings-group">
        <h2 id="settings-group">{isSeeking ? words.found(shown.length) : words.groups[group]}</h2>
        <p className="quiet tiny">{words.rule}</p>
        {shown.map((row) =>
          row.key === changed ? (
            <SettingForm key={row.key} setting={row} onClose={close} onChanged={onChanged} />
          ) : (
            <SettingRow
              key={row.key}
              setting={row}
              wasChanged={row.key === left}
              onChange={() => open(row.key)}
            />
          ),
        )}
        {!isSeeking && group === 'deposit' && steps && (
          <DepositPlot steps={steps.value as ShopSettings['depositSteps']} />
        )}
      </section>
    </>
  )
}

/** The group that is shown and the setting that is changed, as the address says, and the last one. */
function useSettingAddress(rows: readonly Setting[]) {
  const [address, setAddress] = useSearchParams()
  const changed = address.get('setting')
  const [left, setLeft] = useState<string | null>(null)
  const ofChanged = rows.find(({ key }) => key === changed)?.group
  const group =
    settingGroups.find((name) => name === (address.get('group') ?? ofChanged)) ?? 'delivery'
  const open = (key: string) => {
    const inGroup = rows.find((row) => row.key === key)!.group
    setAddress({ group: inGroup, setting: key })
  }
  const close = () => {
    setLeft(changed)
    setAddress({ group })
  }
  return { group, changed, left, open, close }
}

const ofGroup = (rows: readonly Setting[], group: Group) =>
  rows.filter((row) => row.group === group)

const settingsWith = (rows: readonly Setting[], sought: string, names: Record<string, string>) =>
  rows.filter(({ key, about }) => startsAllWords(`${names[key]} ${about}`, wordsOf(sought)))

type Group = (typeof settingGroups)[number]

function Groups({ current }: { current: Group | undefined }) {
  const words = useWords(settingWords)
  return (
    <nav className="settings__groups" aria-label={words.groupsLabel}>
      {settingGroups.map((name) => (
        <Link key={name} to={`?group=${name}`} aria-current={name === current ? 'page' : undefined}>
          {words.groups[name]}
        </Link>
      ))}
    </nav>
  )
}
