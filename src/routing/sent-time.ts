// When a mail was written, and in which zone its dates are read (model.md, Time).
import type { ParsedMail } from '../mail/parsed-mail.ts'

const DAY_MS = 24 * 60 * 60_000
const OLDEST_DAYS = 3_650

/** The Date header, unless it lies in the future or is absurdly old; then the time of receipt. */
export function sentTime(mail: ParsedMail, receivedAt: Date): Date {
  const at = mail.date?.at
  if (!at || Number.isNaN(at.getTime())) return receivedAt
  const age = receivedAt.getTime() - at.getTime()
  return age < -DAY_MS || age > OLDEST_DAYS * DAY_MS ? receivedAt : at
}

/** The sender's account zone, else the offset of the Date header as '+02:00', else UTC. */
export function zoneOf(mail: ParsedMail, accountZone: string | null): string {
  if (accountZone) return accountZone
  const minutes = mail.date?.offsetMinutes ?? 0
  if (Math.abs(minutes) > 14 * 60) return 'UTC'
  const sign = minutes < 0 ? '-' : '+'
  const size = Math.abs(minutes)
  return `${sign}${String(Math.floor(size / 60)).padStart(2, '0')}:${String(size % 60).padStart(2, '0')}`
}
