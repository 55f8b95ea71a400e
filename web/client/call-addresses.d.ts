declare module 'virtual:call-addresses' {
  import type { CallAddress } from '../../contract/http-client.ts'
  import type { ShopCalls } from '../../contract/calls.ts'

  export const callAddresses: Record<keyof ShopCalls, CallAddress>
}
