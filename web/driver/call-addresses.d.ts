declare module 'virtual:driver-call-addresses' {
  import type { DriverCalls } from '../../contract/driver/calls.ts'
  import type { CallAddress } from '../../contract/shared/http-client.ts'

  export const callAddresses: Record<keyof DriverCalls, CallAddress>
}
