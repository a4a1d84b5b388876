// A sender of mails that knows which of them were acknowledged, and tries again as every sender does.
import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'

const SENDERS = 100
/** Connections that stream mails, each with one mail under way. */
const LANES = 8
const AGAIN_MS = 50

/** The Message-ID of the mail with this number, without angle brackets. */
export const messageIdOf = (number: number) => `errand-${number}@example.com`

export class Sender {
  /** Numbers of the mails that got their 250. */
  readonly acknowledged = new Set<number>()
  readonly #port: number
  #next = 0

  constructor(port: number) {
    this.#port = port
  }

  /** Resolves once each of so many further mails has its 250. `isOver` ends the trying. */
  async stream(mails: number, isOver: () => boolean = () => false): Promise<void> {
    const end = this.#next + mails
    const lane = async () => {
      while (this.#next < end && !isOver()) {
        const number = this.#next++
        while (!isOver() && !(await this.#send(number))) await pause(AGAIN_MS)
      }
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  }

  /** True once the server has said 250; anything else may or may not have arrived. */
  async #send(number: number): Promise<boolean> {
    const timeouts = { connectionTimeout: 2_000, greetingTimeout: 2_000, socketTimeout: 5_000 }
    const transport = createTransport({ host: '127.0.0.1', port: this.#port, ignoreTLS: true, ...timeouts })
    try {
      const { response } = await transport.sendMail({
        from: `sender${number % SENDERS}@example.com`,
        to: 'tula@mailcrew.localhost',
        messageId: `<${messageIdOf(number)}>`,
        // A sender that tries again sends the same bytes.
        date: new Date('2026-11-16T09:00:00Z'),
        subject: `Errand ${number}`,
        text: `Please send parcel ${number}.`,
      })
      if (!response.startsWith('250')) return false
      this.acknowledged.add(number)
      return true
    } catch {
      return false
    } finally {
      transport.close()
    }
  }
}
