import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { OfficeGood } from '../../../contract/office/records.ts'
import { formatEuros } from '../../../domain/money.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { recordWords } from '../../words/office/records.ts'
import { useLanguage, useWords } from '../../words/use-words.ts'
import { Button } from '../../ui/button.tsx'
import { RecordHistory } from '../audit/record-history.tsx'
import { startDeed } from '../deed/open-deed.ts'
import { stockForms } from '../deed/stock-forms.ts'
import { useMayDo } from '../deed/use-deed-shortcuts.ts'
import { Loading } from '../kit/loading.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { readRecord } from '../kit/read-record.ts'
import { RecordFacts } from '../kit/record-facts.tsx'
import { useLive } from '../live/use-live.ts'
import { api } from '../session/api.ts'

/** A good: what it costs, how much there is, and what was done to it. */
export function GoodPage({ missing }: { missing: ReactNode }) {
  const words = useWords(recordWords)
  const { id = '' } = useParams()
  const good = useLoaded(id, () => readRecord(api.readOfficeGood({ params: { id } })))
  useLive(['own', 'actions'], good.reload)
  return (
    <Loading from={good} head={<PageHead title={words.good(id)} />}>
      {(value) => (value === null ? missing : <Whole key={value.id} good={value} />)}
    </Loading>
  )
}

function Whole({ good }: { good: OfficeGood }) {
  const words = useWords(recordWords)
  const language = useLanguage()
  const euros = (cents: number) => formatEuros(cents, language)
  const { id, nameLv, nameEn, link, sku, autoshipPriceCents, depositCents, stock } = good
  const name = language === 'lv' ? nameLv : nameEn
  return (
    <>
      <PageHead title={name}>
        {stock !== null && <StockDeeds goodId={id} name={name} />}
        <a className="link" href={`/${link}`} target="_blank" rel="noreferrer">
          {words.inShop}
        </a>
      </PageHead>
      <RecordFacts
        facts={[
          [words.number, id],
          [words.sku, sku],
          [words.state, good.isOffered ? words.offered : words.withdrawn],
          [words.price, <b key="price">{euros(good.priceCents)}</b>],
          [words.autoshipPrice, autoshipPriceCents !== null && euros(autoshipPriceCents)],
          [words.deposit, depositCents > 0 && euros(depositCents)],
          [words.stock, stock === null ? words.notCounted : words.pieces(stock)],
        ]}
      />
      <RecordHistory
        name={`good ${id}`}
        read={(cursor) =>
          api.readGoodHistory({
            params: { id: String(id) },
            query: cursor === undefined ? {} : { cursor },
          })
        }
      />
    </>
  )
}

const stockDeeds = ['receiveStock', 'countStock', 'writeOffStock'] as const

/** What the warehouse does with the pieces of a good. */
function StockDeeds({ goodId, name }: { goodId: number; name: string }) {
  const words = useWords(recordWords)
  const mayDo = useMayDo()
  return stockDeeds
    .filter((deed) => mayDo(stockForms[deed].right))
    .map((deed) => (
      <Button key={deed} look="line" onClick={() => startDeed({ deed, goodId, name })}>
        {words.stockDeeds[deed]}
      </Button>
    ))
}
