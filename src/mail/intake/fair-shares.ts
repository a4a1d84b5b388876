// Who sends many mails at once waits for their own, and others do not wait for them.
import { isPublicMail } from '../public-mail.ts'

/** Mails that come in at once without standing back, and how many of them are forgotten each second. */
const BURST = 30
const PER_SECOND = 2
/** Senders that are remembered; those that have forgotten all go first. */
const MOST = 10_000

interface Level {
  mails: number
  at: number
}

/**
 * A priority for each delivery by how many more of the same sender came shortly before: 0, and one less for each
 * doubling beyond a burst. So the first mails of all come before the thousandth of one, and within one the order stays.
 * It decides nothing but the order: while nobody else waits, a flood is worked as fast as ever.
 */
export class FairShares {
  readonly #levels = new Map<string, Level>()

  /** `now` in milliseconds. */
  priorityOf(sender: string, now: number): number {
    const before = this.#levels.get(sender) ?? { mails: 0, at: now }
    const mails = Math.max(0, before.mails - (PER_SECOND * Math.max(0, now - before.at)) / 1_000) + 1
    // At its end of the order, so that the first are those that were quiet for longest.
    this.#levels.delete(sender)
    this.#levels.set(sender, { mails, at: now })
    if (this.#levels.size > MOST) this.#levels.delete(this.#levels.keys().next().value ?? '')
    return mails <= BURST ? 0 : -Math.ceil(Math.log2(mails / BURST))
  }
}

/** Colleagues are one sender; at a service where anybody has an address, each is one. */
export function senderOf(from: string | null): string {
  const domain = from?.slice(from.lastIndexOf('@') + 1).toLowerCase() ?? ''
  return isPublicMail(domain) ? (from ?? '').toLowerCase() : domain
}
