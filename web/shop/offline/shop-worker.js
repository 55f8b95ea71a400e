// The shop as an app: pages and files that were seen open without a network, and messages of the
// shop are shown. Calls, the office and the phone of the drivers are never touched.
const pages = 'avots-pages-1'
const files = 'avots-files-1'
const most = { [pages]: 60, [files]: 400 }
const others = /^\/(api|office|driver|dev|sandbox-provider|metrics|sw\.js)(\/|$)/

self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('avots-') && !name.startsWith('avots-driver-')
  const removeOld = async () => {
    const names = await caches.keys()
    const old = names.filter((name) => isOld(name) && name !== pages && name !== files)
    await Promise.all(old.map((name) => caches.delete(name)))
    await self.clients.claim()
  }
  event.waitUntil(removeOld())
})

/** The oldest make room. */
async function store(name, request, response) {
  const cache = await caches.open(name)
  await cache.delete(request)
  await cache.put(request, response)
  const keys = await cache.keys()
  const extra = keys.slice(0, Math.max(0, keys.length - most[name]))
  await Promise.all(extra.map((key) => cache.delete(key)))
}

/** The newest page; without a network the one that was seen, or the home page. */
async function openPage(request) {
  try {
    const answer = await fetch(request)
    if (answer.ok) await store(pages, request, answer.clone())
    return answer
  } catch (failed) {
    const { pathname } = new URL(request.url)
    const home = /^\/en(\/|$)/.test(pathname) ? '/en' : '/'
    const cache = await caches.open(pages)
    const seen = await cache.match(request, { ignoreSearch: true })
    if (seen) return seen
    // The home page under another address would not be that page.
    if (pathname !== home && (await cache.match(home))) return Response.redirect(home)
    throw failed
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

/** A page after the files that it names: what is stored opens although it was not seen. */
async function storePage(path) {
  const request = new Request(path)
  const answer = await fetch(request)
  if (!answer.ok) return
  const named = (await answer.clone().text()).match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []
  await Promise.all([...new Set(named)].map((file) => openFile(new Request(file))))
  await store(pages, request, answer)
}

self.addEventListener('message', (event) => {
  event.waitUntil(Promise.allSettled((event.data.store ?? []).map(storePage)))
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
