import type { privacyCalls } from '../../contract/privacy.ts'
import { done } from '../../domain/outcome.ts'
import type { House } from '../house.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { deleteAccount } from './delete-account.ts'
import { downloadMyData } from './download-my-data.ts'

export const privacyRoutes = (house: House): Handlers<typeof privacyCalls> => ({
  downloadMyData: async ({ caller }) =>
    done({
      generated_at: house.clock.now().toISOString(),
      data: await downloadMyData(house, caller.customerId),
    }),
  deleteAccount: async ({ caller: { customerId }, origin, body }) => {
    const gone = await deleteAccount(house, {
      customerId,
      password: body.password,
      address: origin.address,
    })
    return gone.ok ? done({ data: null }) : gone
  },
})
