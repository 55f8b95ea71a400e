/** Every store of the phone. Nothing of them is in the browser's other storages. */
export type StoreName = 'device' | 'day' | 'events' | 'blobs' | 'screen'

const NAME = 'avots-driver'

/** What each version of the database adds; a phone that skipped one gets them in turn. */
const versions: readonly ((database: IDBDatabase) => void)[] = [
  (database) => database.createObjectStore('device'),
  (database) => {
    database.createObjectStore('day')
    database.createObjectStore('screen')
    database.createObjectStore('events', { keyPath: 'seq' })
    const blobs = database.createObjectStore('blobs', { keyPath: 'id' })
    blobs.createIndex('isSent', 'isSent')
  },
]

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, versions.length)
  opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
    for (const upgrade of versions.slice(oldVersion)) upgrade(opening.result)
  })
  return answerOf(opening).then((database) => {
    const forget = () => (opened = undefined)
    database.addEventListener('close', forget)
    // A newer version of the app waits to upgrade.
    database.addEventListener('versionchange', () => {
      database.close()
      forget()
    })
    return database
  })
}

export const answerOf = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () =>
      reject(request.error ?? new Error('the browser stores nothing')),
    )
  })

export type Stores = (name: StoreName) => IDBObjectStore

/**
 * Runs the work in one transaction: all of it lies on the disk when the promise is fulfilled, or
 * nothing. The work may await nothing but requests of its stores.
 */
export async function inOneTransaction<Result>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (store: Stores) => Promise<Result> | Result,
): Promise<Result> {
  const database = await (opened ??= open())
  const transaction = database.transaction([...names], mode, { durability: 'strict' })
  const ended = new Promise<void>((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('nothing was stored'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', fail)
    transaction.addEventListener('error', fail)
  })
  // The end of a transaction that fails is told by its work.
  ended.catch(() => undefined)
  try {
    const result = await work((name) => transaction.objectStore(name))
    await ended
    return result
  } catch (failure) {
    if (!transaction.error) transaction.abort()
    throw failure
  }
}
