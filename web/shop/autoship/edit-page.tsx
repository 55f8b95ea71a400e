import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useObserved } from '../../client/observed.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { autoshipWords } from '../../words/shop/autoship.ts'
import { frameWords } from '../../words/shop/frame.ts'
import { useWords } from '../../words/use-words.ts'
import { OfficeActs } from '../delivery/office-acts.tsx'
import { readAddressesIfAnswered } from '../session/addresses.ts'
import { api } from '../session/api.ts'
import type { Route } from './+types/edit-page.ts'
import { autoshipName } from './autoship-phrases.ts'
import { EditForm } from './edit-form.tsx'
import { openAutoship } from './open-autoship.ts'
import './edit.css'
import './schedule.css'

export const clientLoader = readAddressesIfAnswered

/** Edits what applies to all following deliveries. */
export default function EditPage({ loaderData: addresses }: Route.ComponentProps) {
  const words = useWords(autoshipWords)
  const { shopName } = useWords(frameWords)
  const opened = useObserved(openAutoship)
  const { hash } = useLocation()
  const isOpen = opened !== undefined
  useEffect(() => {
    if (isOpen && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash, isOpen])
  if (!opened) return null
  const title = autoshipName(opened.autoship, words)
  return (
    <main id="saturs" className="wrap">
      <title>{`${title} – ${shopName}`}</title>
      <Breadcrumb
        label={words.here}
        crumbs={[{ label: words.title, to: '/autoship' }, { label: title }]}
      />
      <h1>{title}</h1>
      <OfficeActs
        id={String(opened.autoship.id)}
        read={() => api.listOfficeActsOfAutoship({ params: { id: String(opened.autoship.id) } })}
      />
      <EditForm key={opened.autoship.id} opened={opened} addresses={addresses} />
    </main>
  )
}
