import { type RefObject, useRef, useState } from 'react'
import { api } from '../session/api.ts'
import { useAction } from '../../client/use-action.ts'
import { Button } from '../../ui/button.tsx'
import { FailedNote } from '../../ui/failed-note.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toasts } from '../../ui/toasts.ts'
import { useFocusFallback } from '../../ui/use-focus-fallback.ts'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'

/** The signed calendar feed address, created only when asked for. */
export function CalendarFeed() {
  const words = useWords(orderWords)
  const [url, setUrl] = useState<string>()
  const { busy, errors, run } = useAction(words.failed)
  const feed = useRef<HTMLElement>(null)
  const address = useRef<HTMLInputElement>(null)
  useFocusFallback(feed, address)
  const takeBack = () =>
    run(async () => {
      await api.takeLinksBack()
      setUrl(undefined)
      toasts.show({ text: words.calendarTakenBack, icon: 'check' })
    })
  const loadUrl = () => run(async () => setUrl((await api.readDeliveryCalendar()).url))
  return (
    <section className="orders-feed no-print" ref={feed}>
      <h2>{words.calendarTitle}</h2>
      <p className="quiet">{words.calendarText}</p>
      {url === undefined ? (
        <Button look="text" flush icon="calendar" busy={busy} onClick={() => void loadUrl()}>
          {words.calendarShow}
        </Button>
      ) : (
        <>
          <FeedAddress url={url} field={address} />
          <p className="quiet">{words.calendarTakeBackHint}</p>
          <Button look="text" flush busy={busy} onClick={() => void takeBack()}>
            {words.calendarTakeBack}
          </Button>
        </>
      )}
      <FailedNote text={errors['']} />
    </section>
  )
}

type AddressProps = { url: string; field: RefObject<HTMLInputElement | null> }

function FeedAddress({ url, field }: AddressProps) {
  const words = useWords(orderWords)
  async function copy() {
    await navigator.clipboard.writeText(url)
    toasts.show({ text: words.calendarCopied, icon: 'check' })
  }
  return (
    <>
      <TextInput
        label={words.calendarAddress}
        value={url}
        readOnly
        ref={field}
        onFocus={(event) => event.target.select()}
        end={
          <Button look="line" onClick={() => void copy().catch(() => undefined)}>
            {words.calendarCopy}
          </Button>
        }
      />
      <p>
        <a href={url.replace(/^https?:/, 'webcal:')}>{words.calendarOpen}</a>
      </p>
    </>
  )
}
