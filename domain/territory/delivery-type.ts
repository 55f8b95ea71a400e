/** 1 is our courier to an address, 2 a parcel machine, 3 a third-party courier. */
export type DeliveryTypeId = 1 | 2 | 3

export const deliveryTypeIds: readonly DeliveryTypeId[] = [1, 2, 3]

export const deliveryType = { courier: 1, parcelMachine: 2, thirdPartyCourier: 3 } as const
