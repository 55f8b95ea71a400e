const MOST_TRIES = 5

/** Retries a lock timeout on a busy machine, as the queue and the browser do. */
export async function retryWhileBusy<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call()
    } catch (error) {
      const { code, status } = error as { code?: string; status?: number }
      if (tries === MOST_TRIES || (code !== '55P03' && status !== 503)) throw error
    }
  }
}
