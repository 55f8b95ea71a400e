import type { addressCompletionCalls } from '../../../contract/shop/added/address-completion.ts'
import type { Day } from '../../../domain/calendar.ts'
import { done } from '../../../domain/outcome.ts'
import { nextValidDay } from '../../../domain/territory/days.ts'
import type { AppWithDb } from '../../app-context.ts'
import type { Handlers } from '../../platform/http/mount.ts'
import { clockOfDelivery, regionDays } from '../region-days.ts'
import { partsOfRegions } from '../street-parts.ts'
import { completeAddress } from './complete-address.ts'

export const registerRoutes = (app: AppWithDb): Handlers<typeof addressCompletionCalls> => ({
  completeAddress: async ({ query }) => {
    const addresses = await completeAddress(app.db, query)
    const partOf = await partsOfRegions(
      app.db,
      addresses.flatMap(({ region }) => region ?? []),
    )
    return done({
      data: {
        data: await Promise.all(
          addresses.map(async (address) => ({
            ...address,
            next_delivery:
              address.region === null
                ? null
                : await nextDay(app, partOf(address.region, asTyped(address))),
          })),
        ),
      },
    })
  },
})

const nextDay = async (app: AppWithDb, regionId: number): Promise<Day | null> =>
  nextValidDay(await regionDays(app, regionId), await clockOfDelivery(app))

const asTyped = ({ street, house_no: houseNo }: { street: string; house_no: string }) => ({
  street,
  houseNo,
})
