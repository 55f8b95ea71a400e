const mostTries = 5

/** Who could not have a lock in time on a crowded machine asks again, as the queue and the browser do. */
export async function untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      const { code, status } = error as { code?: string; status?: number }
      if (tries === mostTries || (code !== '55P03' && status !== 503)) throw error
    }
  }
}
