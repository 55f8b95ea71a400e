// The shop as an app: pages and files that were seen open without a network, and messages of the
// shop are shown. Calls, whose answers the pages remember themselves, the office and the phone of
// the drivers are never touched.
const pages = 'avots-pages-1'
const files = 'avots-files-1'
const most = { [pages]: 60, [files]: 1000 }
const others = /^\/(api|office|driver|dev|sandbox-provider|metrics|sw\.js)(\/|$)/

/** Pages whose data comes with calls: they are the same for every query. */
const withoutData = /^\/(cart|order|waiting-for-delivery|autoship|topup|user)(\/|$)/

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  const isOld = (name) => /^avots-(?!driver-|answers-)/.test(name)
  const removeOld = async () => {
    const names = await caches.keys()
    const old = names.filter((name) => isOld(name) && name !== pages && name !== files)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(removeOld())
})

/** What is stored anew becomes the youngest. */
async function store(name, request, response) {
  const cache = await caches.open(name)
  await cache.delete(request)
  await cache.put(request, response)
}

/** The oldest make room. */
async function trim(name) {
  const cache = await caches.open(name)
  const keys = await cache.keys()
  const extra = keys.slice(0, Math.max(0, keys.length - most[name]))
  await Promise.all(extra.map((key) => cache.delete(key)))
}

/**
 * The newest page; without a network the one that was seen. Any other is opened by the page of
 * `/loading`, which has the whole program and goes on to it under its own address.
 */
async function openPage(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await store(pages, request, answer.clone())
    return answer
  } catch (failed) {
    const { pathname, search } = new URL(request.url)
    const [, prefix = '', path] = /^(\/en(?=\/|$))?(.*)$/.exec(pathname)
    const cache = await caches.open(pages)
    const loading = await cache.match(`${prefix}/loading`)
    const seen = await cache.match(request, { ignoreSearch: withoutData.test(path) })
    if (path === '/loading' && loading) return loading
    if (seen) return seen
    if (!loading) throw failed
    const to = encodeURIComponent((path || '/') + search)
    return Response.redirect(`${prefix}/loading?to=${to}`)
  }
}

/** A file with a hash in its name never changes. */
async function openFile(request) {
  const seen = await caches.match(request, { cacheName: files })
  if (seen) return seen
  const answer = await fetch(request)
  if (answer.ok) await store(files, request, answer.clone())
  return answer
}

const fileNames = /(?:\bassets\/|["'`]\.\/)([\w.-]+\.(?:js|css|woff2))/g

/** The files that a text names, and those that they name. */
function storeNamed(text, met) {
  const names = [...text.matchAll(fileNames)].map(([, name]) => name)
  const fresh = [...new Set(names)].filter((name) => !met.has(name))
  for (const name of fresh) met.add(name)
  return Promise.all(
    fresh.map(async (name) => {
      const answer = await openFile(new Request(`/assets/${name}`))
      if (answer.ok && name.endsWith('.js')) await storeNamed(await answer.text(), met)
    }),
  )
}

/** Pages after the whole program, which opens every other page too. */
async function storeAhead(paths) {
  const asked = await Promise.all(paths.map((path) => fetch(path)))
  const answers = asked.filter(({ ok, redirected }) => ok && !redirected)
  const texts = await Promise.all(answers.map((answer) => answer.clone().text()))
  await storeNamed(texts.join(''), new Set())
  await Promise.all(answers.map((answer) => store(pages, new Request(answer.url), answer)))
  await Promise.all([trim(pages), trim(files)])
}

self.addEventListener('message', (event) => {
  event.waitUntil(storeAhead(event.data.store ?? []))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || others.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(openPage(request))
  else if (/^\/(assets|img)\//.test(pathname)) event.respondWith(openFile(request))
})

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json()
  const options = { body, tag, data: { url }, icon: '/apple-touch-icon.png', badge: '/favicon.svg' }
  event.waitUntil(self.registration.showNotification(title, options))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data.url))
})
