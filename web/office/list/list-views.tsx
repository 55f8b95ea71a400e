import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import type { OfficeCalls } from '../../../contract/office/calls.ts'
import type { Answer } from '../../../contract/shared/call.ts'
import type { ListPlace } from '../../../domain/office/list-places.ts'
import { useAction } from '../../client/use-action.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { frameWords } from '../../words/office/frame.ts'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import { useActionWithToast } from '../kit/use-action-with-toast.ts'
import { api } from '../session/api.ts'
import { useListMenu } from './use-list-menu.ts'

type View = Answer<OfficeCalls['listViews']>['rows'][number]

type Props = { place: ListPlace; query: string }

/** The saved views of a list with their counts; the one that is open has the water line's dip. */
export function ListViews({ place, query }: Props) {
  const words = useWords(listWords)
  const frame = useWords(frameWords)
  const views = useLoaded(place, () => api.listViews({ query: { place } }))
  const remove = useRemoval(place, views.reload)
  return (
    <nav className="list__views" aria-label={words.views}>
      <span className="list__view">
        <Link to="?" aria-current={query === '' ? 'page' : undefined}>
          {words.all}
        </Link>
      </span>
      {views.value?.rows.map((view) => (
        <SavedView
          key={view.id}
          view={view}
          isOpen={query === view.query}
          onRemove={() => remove(view)}
        />
      ))}
      {views.hasFailed && (
        <span className="list__view" role="alert">
          {words.viewsFailed}{' '}
          <Button look="text" flush onClick={views.reload}>
            {frame.retry}
          </Button>
        </span>
      )}
      <SaveView place={place} query={query} onSaved={views.reload} />
    </nav>
  )
}

/** Deletes a view; one press brings it back. */
function useRemoval(place: ListPlace, onChanged: () => void) {
  const words = useWords(listWords)
  const frame = useWords(frameWords)
  const { run } = useActionWithToast(frame.notSaved)
  return ({ id, name, query, isShared }: View) =>
    void run(async () => {
      await api.removeView({ params: { id: String(id) } })
      const again = () =>
        void run(async () => {
          await api.saveView({ body: { place, name, query, isShared } })
          onChanged()
        })
      const action = { label: words.undo, press: again }
      toasts.show({ text: words.viewRemoved, kind: 'important', action })
      onChanged()
    })
}

type ViewProps = { view: View; isOpen: boolean; onRemove: () => void }

function SavedView({ view: { name, query, count, isOwn }, isOpen, onRemove }: ViewProps) {
  const words = useWords(listWords)
  return (
    <span className="list__view">
      <Link to={`?${query}`} aria-current={isOpen ? 'page' : undefined}>
        {name} <span>{count}</span>
      </Link>
      {isOwn && isOpen && (
        <IconButton icon="close" size={14} label={words.removeView(name)} onClick={onRemove} />
      )}
    </span>
  )
}

function SaveView({ place, query, onSaved }: Props & { onSaved: () => void }) {
  const words = useWords(listWords)
  const frame = useWords(frameWords)
  const { ref, close } = useListMenu()
  const [name, setName] = useState('')
  const [isShared, setShared] = useState(false)
  const { busy, errors, run } = useAction(frame.notSaved)
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    void run(async () => {
      await api.saveView({ body: { place, name, query, isShared } })
      close()
      setName('')
      toasts.show({ text: words.viewSaved, icon: 'check' })
      onSaved()
    })
  }
  return (
    <details className="list__add list__end-of-views" ref={ref}>
      <summary className="link">{words.saveView}</summary>
      <form className="list__form list__form--end" onSubmit={save} noValidate>
        <TextInput
          id="view-name"
          label={words.viewName}
          value={name}
          error={errors.name ?? errors['']}
          onChange={({ target }) => setName(target.value)}
        />
        <Checkbox
          label={words.forAll}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
        <Button type="submit" busy={busy}>
          {words.save}
        </Button>
      </form>
    </details>
  )
}
