import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { GoodCard } from '../../../contract/shop/goods.ts'
import { frequenciesFor } from '../../../domain/autoship/frequency.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { useStore } from '../../client/store.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { Select } from '../../ui/select.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { Skeleton, SkeletonBlock } from '../../ui/skeleton.tsx'
import { regularGoodWords } from '../../words/shop/regular-good.ts'
import { useWords } from '../../words/use-words.ts'
import { AddressesFailed } from '../delivery/addresses-failed.tsx'
import { readAddresses } from '../session/addresses.ts'
import { api } from '../session/api.ts'
import { isCustomer, userStore } from '../session/user-store.ts'
import { RegularForm } from './regular-form.tsx'
import { readRegular, type RegularChoice, regularPath } from './regular-query.ts'

type Props = {
  good: Pick<GoodCard, 'id' | 'link' | 'name'>
  choice: RegularChoice
  onClose: () => void
}

const USUAL_WEEKS = 2

type OpenedProps = Omit<Props, 'choice'> & { count: number }

/** Asks how often and from which day to bring this good, or which autoship it joins. */
export default function RegularGood({ good, count, onClose }: OpenedProps) {
  const [search] = useSearchParams()
  const choice = readRegular(search) ?? { count, weeks: USUAL_WEEKS }
  const words = useWords(regularGoodWords)
  const user = useStore(userStore).value
  return (
    <Sheet open onClose={onClose} title={words.title} words={words} side="right">
      <div className="form">
        <p className="strong">
          <NoBreak>{words.what(choice.count, good.name)}</NoBreak>
        </p>
        {isCustomer(user) ? (
          <ForCustomer good={good} choice={choice} onClose={onClose} />
        ) : (
          <ForGuest good={good} choice={choice} />
        )}
      </div>
    </Sheet>
  )
}

function ForGuest({ good, choice }: Pick<Props, 'good' | 'choice'>) {
  const words = useWords(regularGoodWords)
  const [weeks, setWeeks] = useState(choice.weeks)
  const to = encodeURIComponent(regularPath(good.link, { ...choice, weeks }))
  return (
    <div className="form">
      <Select
        label={words.frequency}
        value={weeks}
        onChange={(event) => setWeeks(Number(event.target.value))}
      >
        {frequenciesFor(1).map((offered) => (
          <option key={offered} value={offered}>
            {words.everyWeeks(offered)}
          </option>
        ))}
      </Select>
      <p>{words.guestText}</p>
      <LinkButton wide to={`/login?to=${to}`}>
        {words.logIn}
      </LinkButton>
      <LinkButton look="line" wide to={`/new-user?to=${to}`}>
        {words.register}
      </LinkButton>
    </div>
  )
}

async function readChoices() {
  const [addresses, { data }] = await Promise.all([readAddresses(), api.listAutoships()])
  return { addresses, autoships: data.data.filter(({ lock }) => lock === 0) }
}

function ForCustomer(props: Props) {
  const words = useWords(regularGoodWords)
  const { value, hasFailed, reload } = useLoaded('regular', readChoices)
  if (value) return <RegularForm {...props} {...value} />
  if (hasFailed) return <AddressesFailed onRetry={reload} />
  return (
    <Skeleton label={words.title}>
      <SkeletonBlock />
    </Skeleton>
  )
}
