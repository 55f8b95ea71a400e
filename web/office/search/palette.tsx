/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-to-interactive-role --
   the combobox pattern: the field handles the keys */
import { Fragment, type KeyboardEvent, useId, useState } from 'react'
import { matchedParts } from '../../../domain/office/matched-parts.ts'
import { Icon } from '../../ui/icon.tsx'
import { useModal } from '../../ui/use-modal.ts'
import { searchWords } from '../../words/office/search.ts'
import { useWords } from '../../words/use-words.ts'
import { KeyCaps } from '../kit/key-caps.tsx'
import type { Entry } from './entry.ts'
import { useEntries } from './use-entries.ts'
import './search.css'

type Props = { open: boolean; onClose: () => void }

/** One field for everything: customers, orders, documents, the deeds of the page, other places. */
export function Palette({ open, onClose }: Props) {
  const words = useWords(searchWords)
  const modal = useModal(open, onClose)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its ground closes
    <dialog
      {...modal}
      className="search-palette"
      aria-label={words.title}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      {open && <Field onClose={onClose} />}
    </dialog>
  )
}

function Field({ onClose }: { onClose: () => void }) {
  const words = useWords(searchWords)
  const [typed, setTyped] = useState('')
  const listId = useId()
  const { text, entries, isCurrent, hasFailed } = useEntries(typed)
  const { active, setActive, run, onKeyDown } = useChoice(entries, isCurrent, onClose)
  const status = isCurrent && typed !== '' ? words.found(entries.length) : ''
  return (
    <>
      <div className="search-palette__field">
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={words.title}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={entries[active] && `${listId}-${active}`}
          placeholder={words.placeholder}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setTyped(target.value)
            setActive(0)
          }}
        />
        <KeyCaps keys="Escape" />
      </div>
      <Entries id={listId} {...{ text, entries, active }} onPick={run} />
      {(hasFailed || (isCurrent && entries.length === 0)) && (
        <p className="search-palette__empty">{hasFailed ? words.failed : words.nothing}</p>
      )}
      <output className="vh">{status}</output>
      <KeysOfPalette />
    </>
  )
}

function KeysOfPalette() {
  const words = useWords(searchWords)
  return (
    <p className="search-palette__foot" aria-hidden="true">
      <KeyCaps keys="↑ ↓" /> {words.choose} <KeyCaps keys="Enter" /> {words.open}
      <KeyCaps keys=">" /> {words.verbsOnly}
    </p>
  )
}

/** The arrows go through the entries; Enter runs the active one, once it is of what is typed. */
function useChoice(entries: readonly Entry[], isCurrent: boolean, onClose: () => void) {
  const [active, setActive] = useState(0)
  const run = (entry: Entry | undefined) => {
    if (!entry) return
    onClose()
    entry.run()
  }
  const move = (by: number) => setActive((active + by + entries.length) % entries.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && isCurrent) run(entries[active])
    else if (by === undefined || entries.length === 0) return
    else move(by)
    event.preventDefault()
  }
  return { active, setActive, run, onKeyDown }
}

type EntriesProps = {
  id: string
  text: string
  entries: readonly Entry[]
  active: number
  onPick: (entry: Entry) => void
}

function Entries({ id, text, entries, active, onPick }: EntriesProps) {
  const words = useWords(searchWords)
  return (
    <ul className="search-palette__list" id={id} role="listbox" aria-label={words.title}>
      {entries.map((entry, at) => (
        <Fragment key={entry.id}>
          {entry.group !== entries[at - 1]?.group && (
            <li className="search-palette__group" role="presentation">
              {words.groups[entry.group]}
            </li>
          )}
          <li
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            ref={at === active ? intoView : undefined}
            onClick={() => onPick(entry)}
          >
            <Icon name={entry.icon} size={18} />
            <EntryText entry={entry} typed={text} />
            {entry.keys && <KeyCaps keys={entry.keys} />}
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

const EntryText = ({ entry: { title, detail }, typed }: { entry: Entry; typed: string }) => (
  <span>
    <b>
      <Matched found={title} typed={typed} />
    </b>
    {detail.length > 0 && (
      <small>
        {detail.map((part, place) => (
          <Fragment key={part}>
            {place > 0 && ' · '}
            <Matched found={part} typed={typed} />
          </Fragment>
        ))}
      </small>
    )}
  </span>
)

/** What of an entry was typed is marked, with or without diacritics. */
const Matched = ({ found, typed }: { found: string; typed: string }) =>
  matchedParts(found, typed).map(({ text, isMatched }, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- a text has no other order
    isMatched ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
  )

const intoView = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'nearest' })
