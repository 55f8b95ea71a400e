type Failure =
  | 'Cart was not loaded'
  | 'Address was not saved'
  | 'Order was not processed'
  | 'Order cart was not deleted'
  | 'Order conversion failed'
  | 'Order was not loaded'

/** Said to the browser's console, for whoever looks for a cause; the failure goes on to whoever tells the customer. */
export const logFailure = (what: Failure) => (failed: unknown) => {
  console.warn(what, failed)
  throw failed
}
