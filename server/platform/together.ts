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
        const answers = await work(batch.map(({ item }) => item))
        batch.forEach(({ resolve }, index) => resolve(answers[index]!))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    isBusy = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isBusy) void run()
    })
}
