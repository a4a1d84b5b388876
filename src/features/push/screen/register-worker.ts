// Registers the service worker, which shows notifications and a page of ours where there is no connection.

/** It keeps nothing of the app. Null where the browser has no service workers. */
export async function registerWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  await navigator.serviceWorker.register('/sw.js')
  return navigator.serviceWorker.ready
}
