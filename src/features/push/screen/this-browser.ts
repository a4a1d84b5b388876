// What this browser can do about notifications while the app is closed, and how it registers for them.
import { api } from '../../../ui/api.ts'
import { addPushDevice, openPushKey } from '../contract.ts'
import { registerWorker } from './register-worker.ts'

export type Ability = 'able' | 'unable' | 'blocked'

/** A page without TLS has no service worker, and an iPhone has push for apps on its home screen alone. */
export function abilityOf(): Ability {
  const has = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!has) return 'unable'
  return Notification.permission === 'denied' ? 'blocked' : 'able'
}

export type Switched = 'on' | 'not-allowed' | 'no-service'

/** The browser asks its person first, who must have pressed something just now. */
export async function switchOn(): Promise<Switched> {
  if ((await Notification.requestPermission()) !== 'granted') return 'not-allowed'
  const subscription = await subscribe()
  if (!subscription) return 'no-service'
  const { endpoint, keys } = subscription.toJSON()
  await api(addPushDevice, {
    body: { endpoint: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } },
  })
  return 'on'
}

/** Null where the browser's push service does not answer; not every browser has one. */
async function subscribe(): Promise<PushSubscription | null> {
  const { publicKey } = await api(openPushKey)
  const registration = await registerWorker()
  if (!registration) return null
  try {
    return await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    })
  } catch {
    return null
  }
}

/** What the browser's push service still holds for us; the server has forgotten it already. */
export async function forgetSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
