import type { Deposit } from '../../../contract/shop/deposits.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { accountWords } from '../../words/shop/account.ts'
import { useEuros } from '../../words/use-euros.ts'
import { useWords } from '../../words/use-words.ts'
import './account.css'
import { DepositRefund } from './deposit-refund.tsx'

type Props = { deposit: Deposit; onChanged: () => void }

/** The required deposit by groups of pieces, and the refund of what exceeds it. */
export function DepositPart({ deposit, onChanged }: Props) {
  const words = useWords(accountWords)
  const columns = useColumns(deposit)
  return (
    <section className="account-part" aria-labelledby="deposit">
      <h2 id="deposit">{words.depositTitle}</h2>
      <p className="quiet">{words.depositText}</p>
      {deposit.goods.length > 0 && (
        <DataTable
          caption={words.depositTitle}
          hideCaption
          columns={columns}
          rows={groupsOf(deposit)}
          rowKey={({ key }) => key}
          phone="cells"
        />
      )}
      <DepositRefund deposit={deposit} onChanged={onChanged} />
    </section>
  )
}

type Group = Deposit['goods'][number]['groups'][number] & { key: string; name: string }

const groupsOf = ({ goods }: Deposit): Group[] =>
  goods.flatMap(({ good_id: goodId, name, groups }) =>
    groups.map((group) => ({ ...group, key: `${goodId}-${group.from}`, name })),
  )

function useColumns(deposit: Deposit): Column<Group>[] {
  const words = useWords(accountWords)
  const euros = useEuros()
  return [
    {
      id: 'name',
      head: words.name,
      cell: ({ name }) => <NoBreak>{name}</NoBreak>,
      foot: words.depositNeeded,
    },
    {
      id: 'pieces',
      head: words.pieceNumbers,
      end: true,
      cell: ({ from, to }) => words.fromTo(from, to),
    },
    { id: 'each', head: words.eachOne, end: true, cell: ({ each }) => euros(each) },
    {
      id: 'sum',
      head: words.together,
      end: true,
      cell: ({ count, each }) => euros(count * each),
      foot: euros(deposit.required),
    },
  ]
}
