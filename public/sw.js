// The service worker: shows notifications while the app is closed, and a page of our own while there is no connection.
// It keeps nothing of the app itself, so that a new release is there with the next page that is opened.

const KEPT = 'offline-1'
const PAGE = '/offline.html'
const FILES = [PAGE, '/offline.css', '/favicon.svg']
const HOME = '/dashboard'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keep())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

async function keep() {
  const cache = await caches.open(KEPT)
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' })))
}

async function forgetOthers() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  // Only what the network does not answer at all; an answer of the server is passed on as it is.
  if (request.mode === 'navigate') event.respondWith(orKept(request, PAGE))
  else if (FILES.includes(pathname)) event.respondWith(orKept(request, pathname))
})

async function orKept(request, file) {
  try {
    return await fetch(request)
  } catch (failure) {
    const kept = await caches.match(file)
    if (!kept) throw failure
    return kept
  }
}

self.addEventListener('push', (event) => {
  const message = messageOf(event.data)
  event.waitUntil(
    self.registration.showNotification(message.title, {
      body: message.description,
      tag: message.tag,
      icon: '/icons/192.png',
      data: { path: message.path },
    }),
  )
})

/** A browser takes the right to push away where a message shows nothing. */
function messageOf(data) {
  const unknown = { title: 'Mailcrew', description: 'There is something new.', path: HOME, tag: 'new' }
  try {
    const message = data.json()
    return typeof message.title === 'string' ? { ...unknown, ...message } : unknown
  } catch {
    return unknown
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path ?? HOME))
})

/** In the window that is open, or in a new one; never at another site. */
async function open(path) {
  const url = new URL(path, self.location.origin)
  const address = url.origin === self.location.origin ? url.href : new URL(HOME, self.location.origin).href
  const [window] = await self.clients.matchAll({ type: 'window' })
  if (!window) return self.clients.openWindow(address)
  await window.focus()
  return window.navigate(address)
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renew(event.oldSubscription))
})

/** The push service took the old address away: the same device has a new one, where its person is still signed in. */
async function renew(old) {
  if (!old) return
  const renewed = await self.registration.pushManager.subscribe(old.options)
  await fetch('/api/push/devices', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint: renewed.endpoint, keys: renewed.toJSON().keys }),
  })
}
