import { useState } from 'react'
import type { CustomerPage } from '../../../contract/office/customer-page.ts'
import { Button } from '../../ui/button.tsx'
import { behalfWords } from '../../words/office/on-behalf.ts'
import { useWords } from '../../words/use-words.ts'
import { hearOwn } from '../live/connection.ts'
import type { BehalfAct, BehalfField, BehalfWords } from '../on-behalf/behalf-act.ts'
import { BehalfSheet } from '../on-behalf/behalf-sheet.tsx'
import { api } from '../session/api.ts'
import { useMay } from '../session/session.ts'
import { Records } from './records.tsx'

type Place = CustomerPage['places'][number]

/** What the driver does at each door: calls before, takes an old debt. */
export function AtTheDoor({ customer: { id, places } }: { customer: CustomerPage }) {
  const words = useWords(behalfWords)
  const mayChange = useMay('changeCustomers')
  const doorAct = useDoorAct(id)
  const [act, setAct] = useState<BehalfAct>()
  return (
    <>
      <Records title={words.doorTitle}>
        {places.map((place) => (
          <li key={place.id}>
            <span>
              {place.address}
              <br />
              <span className="quiet tiny">
                {[
                  place.callBeforeMinutes !== null && words.callsBefore(place.callBeforeMinutes),
                  place.takesDebt ? words.takesDebt : words.takesNoDebt,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            {mayChange && (
              <Button
                look="text"
                aria-label={words.changeDoorOf(place.address)}
                onClick={() => setAct(doorAct(place))}
              >
                {words.changeDoor}
              </Button>
            )}
          </li>
        ))}
      </Records>
      <BehalfSheet act={act} onClose={() => setAct(undefined)} onDone={hearOwn} />
    </>
  )
}

const minutesOffered = [10, 15, 30, 60] as const

function useDoorAct(customerId: number) {
  const words = useWords(behalfWords)
  return ({ id: addressId, address, callBeforeMinutes, takesDebt }: Place): BehalfAct => ({
    key: `door ${addressId}`,
    deed: 'customers.address',
    right: 'changeCustomers',
    title: `${words.doorTitle}: ${address}`,
    verb: words.changeDoor,
    fields: [callField(words, callBeforeMinutes ?? 0), debtField(words, takesDebt)],
    send:
      ({ callBefore, debt }) =>
      ({ query, body }, options) => {
        const params = { id: String(customerId), addressId: String(addressId) }
        const change = { callBeforeMinutes: Number(callBefore) || null, takesDebt: debt === 'yes' }
        return api.changeAddressFor({ params, query, body: { ...change, ...body } }, options)
      },
  })
}

const callField = (words: BehalfWords, before: number): BehalfField => ({
  name: 'callBefore',
  kind: 'choice',
  label: words.callBefore,
  first: String(before),
  choices: [...new Set([0, ...minutesOffered, before])].map((minutes) => ({
    value: String(minutes),
    title: minutes === 0 ? words.noCall : words.callsBefore(minutes),
  })),
})

const debtField = (words: BehalfWords, takesDebt: boolean): BehalfField => ({
  name: 'debt',
  kind: 'choice',
  label: words.oldDebt,
  first: takesDebt ? 'yes' : 'no',
  choices: [
    { value: 'no', title: words.takesNoDebt },
    { value: 'yes', title: words.takesDebt },
  ],
})
