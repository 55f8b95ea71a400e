/**
 * Does the same work for many items at once: items that arrive while one batch runs form the next.
 * No item waits for others to arrive, and each is answered when its batch is done.
 */
export function batch<Item, Answer>(
  work: (items: Item[]) => Promise<readonly Answer[]>,
  maxItems = 200,
): (item: Item) => Promise<Answer> {
  type Waiting = { item: Item; resolve: (answer: Answer) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let isBusy = false

  async function run() {
    isBusy = true
    while (waiting.length > 0) {
      const items = waiting.slice(0, maxItems)
      waiting = waiting.slice(maxItems)
      try {
        await runBatch(items)
      } catch {
        // One item may be to blame: each runs again alone and fails alone.
        for (const item of items) await runBatch([item]).catch(item.reject)
      }
    }
    isBusy = false
  }

  async function runBatch(items: Waiting[]) {
    const answers = await work(items.map(({ item }) => item))
    items.forEach(({ resolve }, index) => resolve(answers[index]!))
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isBusy) void run()
    })
}
