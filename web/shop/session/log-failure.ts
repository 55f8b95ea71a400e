type Failure =
  | 'Cart was not loaded'
  | 'Address was not saved'
  | 'Order was not processed'
  | 'Order cart was not deleted'
  | 'Order conversion failed'
  | 'Order was not loaded'

/** Logs to the browser's console and throws the failure on, for the caller to show. */
export const logFailure = (failure: Failure) => (failed: unknown) => {
  console.warn(failure, failed)
  throw failed
}
