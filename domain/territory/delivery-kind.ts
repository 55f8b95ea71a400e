/** Our courier to an address, a parcel machine, or a third-party courier. */
export const deliveryKinds = ['courier', 'parcelMachine', 'thirdPartyCourier'] as const

export type DeliveryKind = (typeof deliveryKinds)[number]
