import type { privacyCalls } from '../../contract/privacy.ts'
import { done } from '../../domain/outcome.ts'
import type { Backend as App } from '../app-context.ts'
import type { Handlers } from '../platform/http/mount.ts'
import { deleteAccount } from './delete-account.ts'
import { downloadMyData } from './download-my-data.ts'

export const privacyRoutes = (app: App): Handlers<typeof privacyCalls> => ({
  downloadMyData: async ({ caller }) =>
    done({
      generated_at: app.clock.now().toISOString(),
      data: await downloadMyData(app, caller.customerId),
    }),
  deleteAccount: async ({ caller: { customerId }, origin, body }) => {
    const gone = await deleteAccount(app, {
      customerId,
      password: body.password,
      address: origin.address,
    })
    return gone.ok ? done({ data: null }) : gone
  },
})
