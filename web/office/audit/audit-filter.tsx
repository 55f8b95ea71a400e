import { useSearchParams } from 'react-router'
import { useLoaded } from '../../client/use-loaded.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { auditWords } from '../../words/office/audit.ts'
import { useWords } from '../../words/use-words.ts'
import { api } from '../session/api.ts'
import { useMay } from '../session/session.ts'

/** What, whose and since when; each choice is in the address at once. */
export function AuditFilter() {
  const words = useWords(auditWords)
  const [address, setAddress] = useSearchParams()
  const people = useLoaded(useMay('manageStaff') ? 'people' : undefined, () => api.listStaff())
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(address)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace: true })
  }
  const field = (name: string) => ({
    id: `filter-${name}`,
    value: address.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => choose(name, target.value),
  })
  const about = {
    '': words.all,
    books: words.books,
    on_behalf: words.onBehalf,
    sign_ins: words.signIns,
    refused: words.refused,
  }
  return (
    <form className="audit__filter" onSubmit={(event) => event.preventDefault()}>
      <Select {...field('about')} label={words.what}>
        {Object.entries(about).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select {...field('staff')} label={words.person}>
        <option value="">{words.everybody}</option>
        {people.value?.rows.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <TextInput {...field('from')} label={words.from} type="date" />
      <TextInput {...field('to')} label={words.to} type="date" />
      {address.size > 0 && (
        <Button look="text" onClick={() => setAddress({}, { replace: true })}>
          {words.clear}
        </Button>
      )}
    </form>
  )
}
