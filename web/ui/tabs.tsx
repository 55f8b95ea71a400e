import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import './tabs.css'

export type Tab = { id: string; label: ReactNode; panel: ReactNode }

type Props = {
  label: string
  tabs: readonly Tab[]
  first?: string
  onSelect?: (id: string) => void
}

/** The Tab key stops once; the arrow keys move between tabs and open them. */
export function Tabs({ label, tabs, first, onSelect }: Props) {
  const [selected, setSelected] = useState(first ?? tabs[0]?.id)
  const id = useId()

  function select(tab: Tab) {
    setSelected(tab.id)
    onSelect?.(tab.id)
  }
  return (
    <div className="tabs">
      <TabList {...{ id, label, tabs, selected }} onSelect={select} />
      {tabs.map((tab) => (
        <div
          key={tab.id}
          className="tabs__panel"
          role="tabpanel"
          id={`${id}-${tab.id}-panel`}
          aria-labelledby={`${id}-${tab.id}`}
          hidden={tab.id !== selected}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}

type ListProps = Pick<Props, 'label' | 'tabs'> & {
  id: string
  selected: string | undefined
  onSelect: (tab: Tab) => void
}

function TabList({ id, label, tabs, selected, onSelect }: ListProps) {
  const list = useRef<HTMLDivElement>(null)

  function moveByKey(event: KeyboardEvent) {
    const from = tabs.findIndex((tab) => tab.id === selected)
    const to = { ArrowLeft: from - 1, ArrowRight: from + 1, Home: 0, End: -1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const index = (to + tabs.length) % tabs.length
    onSelect(tabs.at(index)!)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  return (
    <div className="tabs__list" role="tablist" aria-label={label} ref={list}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${id}-${tab.id}`}
          aria-controls={`${id}-${tab.id}-panel`}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab)}
          onKeyDown={moveByKey}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}
