// Sends one encrypted message to the push service of one device (RFC 8030, 8291, 8292), and judges its answer.
import { generateRequestDetails } from 'web-push'
import { callOutside, RefusedAddress } from '../../kit/outside-call.ts'
import type { NoticeToShow } from '../notifications/index.ts'
import type { PushKey } from './key-store.ts'

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** What public/sw.js shows; a later one with the same tag takes the place of the earlier. */
export interface PushMessage extends NoticeToShow {
  tag: string
}

/** `gone`: the push service knows the device no more. `later`: worth another try. `refused`: this message never goes. */
export type PushEnd = { end: 'taken' | 'gone' | 'refused' } | { end: 'later'; retryAfter: number | null }

/** Old news is not worth a buzz the next morning but one. */
const KEPT_SECONDS = 86_400

export async function sendPush(
  { key, contact, privateHosts }: { key: PushKey; contact: string; privateHosts: readonly string[] },
  { endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
): Promise<PushEnd> {
  const details = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject: `mailto:${contact}`, ...key },
    TTL: KEPT_SECONDS,
    contentEncoding: 'aes128gcm',
    urgency: 'normal',
  })
  const headers = Object.fromEntries(
    Object.entries(details.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
  try {
    const { status, retryAfter } = await callOutside({
      ...{ url: endpoint, headers, body: details.body ?? '', privateHosts },
    })
    if (status >= 200 && status < 300) return { end: 'taken' }
    if (status === 404 || status === 410) return { end: 'gone' }
    return status === 429 || status >= 500 ? { end: 'later', retryAfter } : { end: 'refused' }
  } catch (error) {
    // An address that leads inside was never a push service.
    return error instanceof RefusedAddress ? { end: 'gone' } : { end: 'later', retryAfter: null }
  }
}
