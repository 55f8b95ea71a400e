import { useState } from 'react'
import { Link } from 'react-router'
import type { AddressSuggestion } from '../../../contract/shop/added/address-completion.ts'
import { dayOf } from '../../../domain/calendar.ts'
import { nextValidDay } from '../../../domain/territory/days.ts'
import { useStore } from '../../client/store.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { NoBreak } from '../../ui/no-break.tsx'
import { SuggestInput } from '../../ui/suggest-input.tsx'
import { deliveryDayWords } from '../../words/shop/delivery-day.ts'
import { useWords } from '../../words/use-words.ts'
import { daysOf } from '../delivery/address-days.ts'
import { useAddressSuggestions } from '../delivery/use-address-suggestions.ts'
import { useDeliveryClock } from '../delivery/use-delivery-clock.ts'
import { readAddresses } from '../session/addresses.ts'
import { isCustomer, userStore } from '../session/user-store.ts'

/** The next delivery to the customer's first address, or to any street that is asked for. */
export default function DeliveryDay() {
  const words = useWords(deliveryDayWords)
  const clock = useDeliveryClock()
  const isKnown = isCustomer(useStore(userStore).value)
  const { value: addresses } = useLoaded(isKnown || undefined, readAddresses)
  const address = isKnown ? addresses?.find((candidate) => daysOf(candidate) !== null) : undefined
  const day = address && nextValidDay(daysOf(address), clock)
  if (!address || !day) return <AskStreet />
  return <NoBreak>{words.comes(address.full_address, day)}</NoBreak>
}

function AskStreet() {
  const words = useWords(deliveryDayWords)
  const [text, setText] = useState('')
  const [picked, setPicked] = useState<AddressSuggestion>()
  const suggestions = useAddressSuggestions(picked ? '' : text, '')
  return (
    <Disclosure summary={words.question}>
      <SuggestInput
        label={words.street}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setPicked(undefined)
        }}
        suggestions={suggestions}
        onPick={({ address }) => {
          setText(address.text)
          setPicked(address)
        }}
        words={words}
        autoComplete="off"
        maxLength={120}
      />
      <output className="small">{picked && <Answer address={picked} />}</output>
    </Disclosure>
  )
}

function Answer({ address }: { address: AddressSuggestion }) {
  const { text, house_no: house, region, next_delivery: day } = address
  const words = useWords(deliveryDayWords)
  if (day !== null) return <NoBreak>{words.comes(text, dayOf(day))}</NoBreak>
  if (region === null && house === '') return words.houseToo
  return (
    <>
      {words.notByUs(text)} <Link to="/piegade">{words.otherWays}</Link>
    </>
  )
}
