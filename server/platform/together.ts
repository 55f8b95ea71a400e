/**
 * Does the same work for many at once: what arrives while one batch is under way makes up the next. Nobody waits for others to
 * arrive, and everybody has an answer only when the work for them is done.
 */
export function together<Item, Answer>(
  work: (items: Item[]) => Promise<readonly Answer[]>,
  most = 200,
): (item: Item) => Promise<Answer> {
  type Waiting = { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let isBusy = false

  async function run() {
    isBusy = true
    while (waiting.length > 0) {
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      try {
        await settle(batch)
      } catch {
        // One of them may be to blame: each is tried by itself, and fails by itself.
        for (const one of batch) await settle([one]).catch(one.reject)
      }
    }
    isBusy = false
  }

  async function settle(batch: Waiting[]) {
    const answers = await work(batch.map(({ item }) => item))
    batch.forEach(({ resolve }, index) => resolve(answers[index]!))
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isBusy) void run()
    })
}
