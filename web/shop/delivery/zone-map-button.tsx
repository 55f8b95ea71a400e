import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { lazyWithRetry } from '../../ui/lazy-with-retry.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { orderWords } from '../../words/shop/orders.ts'
import { useWords } from '../../words/use-words.ts'

const ZoneMapPlace = lazyWithRetry(() =>
  import('../law/zone-map-loader.tsx').then((room) => ({ default: room.ZoneMapLoader })),
)

/** Shows the delivery zones in a side sheet. */
export function ZoneMapButton() {
  const words = useWords(orderWords)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button look="text" flush icon="pin" onClick={() => setOpen(true)}>
        {words.zoneMap}
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={words.zoneMap}
        words={words}
        side="right"
      >
        <Suspense>
          <ZoneMapPlace />
        </Suspense>
        <p>
          <Link to="/piegade" target="_blank">
            {words.aboutDelivery}
          </Link>
        </p>
      </Sheet>
    </>
  )
}
