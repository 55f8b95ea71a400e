declare module 'virtual:office-call-addresses' {
  import type { OfficeCalls } from '../../contract/office/calls.ts'
  import type { CallAddress } from '../../contract/shared/http-client.ts'

  export const callAddresses: Record<keyof OfficeCalls, CallAddress>
}
