import { useAction } from '../../client/use-action.ts'
import { toasts } from '../../ui/toasts.ts'
import { frameWords } from '../../words/office/frame.ts'
import { listWords } from '../../words/office/list.ts'
import { useWords } from '../../words/use-words.ts'
import type { ListColumn, Listed } from './list-column.ts'
import type { ListProps } from './list-props.ts'
import { csv, tabbed } from './sheet-text.ts'
import type { Selection } from './use-selection.ts'

type Props<Row extends Listed> = {
  name: string
  columns: readonly ListColumn<Row>[]
  rows: readonly Row[]
  total: number
  selection: Selection
  readWhole: () => Promise<Row[]>
  acts: ListProps<Row>['acts']
}

/** What can be done with the marked rows; "all" means what the filter leaves. */
export function SelectionBar<Row extends Listed>(props: Props<Row>) {
  const { name, columns, rows, total, selection, readWhole } = props
  const words = useWords(listWords)
  const frame = useWords(frameWords)
  const { busy, errors, run } = useAction(frame.failed)
  const chosen = async () =>
    selection.isWhole ? readWhole() : rows.filter(({ id }) => selection.has(id))
  const copy = () =>
    void run(async () => {
      const copied = await chosen()
      await navigator.clipboard.writeText(tabbed(columns, copied))
      toasts.show({ text: words.copied(copied.length) })
    })
  const save = () => void run(async () => download(`${name}.csv`, csv(columns, await chosen())))
  const mayMarkAll = !selection.isWhole && rows.length < total
  return (
    <section className="list__bar" aria-label={words.marked}>
      <b>{selection.isWhole ? words.allMarked(total) : words.markedOf(selection.count)}</b>
      {mayMarkAll && (
        <button type="button" onClick={selection.markWhole}>
          {words.markWhole(total)}
        </button>
      )}
      {props.acts?.(async () => (await chosen()).map(({ id }) => id))}
      <button type="button" aria-busy={busy} onClick={copy}>
        {words.copy}
      </button>
      <button type="button" aria-busy={busy} onClick={save}>
        {words.csv}
      </button>
      <button type="button" onClick={selection.clear}>
        {words.unmark}
      </button>
      {errors[''] && <p role="alert">{errors['']}</p>}
    </section>
  )
}

function download(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}
