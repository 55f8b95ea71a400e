declare module 'virtual:first-call-addresses' {
  import type { CallAddress } from '../../../contract/shared/http-client.ts'
  import type { ShopCalls } from '../../../contract/shop/calls.ts'

  export const callAddresses: Partial<Record<keyof ShopCalls, CallAddress>>
}

declare module 'virtual:other-call-addresses' {
  export { callAddresses } from 'virtual:first-call-addresses'
}
