/** The orders of a day, in their list. */
export const ordersOn = (day: string) => `/orders?filter=day:eq:${day}`
