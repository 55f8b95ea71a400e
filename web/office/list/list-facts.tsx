import type { ListColumn } from './list-column.ts'

type FactsProps<Row> = { row: Row; columns: readonly ListColumn<Row>[] }

/** A row beside its list: what its columns say, without those that say nothing. */
export function ListFacts<Row>({ row, columns }: FactsProps<Row>) {
  return (
    <dl className="list__facts">
      {columns.map(({ id, head, text }) => {
        const shown = text(row)
        return (
          shown && (
            <div key={id}>
              <dt>{head}</dt>
              <dd>{shown}</dd>
            </div>
          )
        )
      })}
    </dl>
  )
}
