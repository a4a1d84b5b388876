// Collects the bytes of one mail as they stream in, within bounds of memory for one mail and for all together.
import type { SMTPServerDataStream } from 'smtp-server'
import { RejectedMail, rejections } from '../rejections.ts'

/** Bytes of mails that are on their way in, over all connections. */
export class BytesInFlight {
  readonly #most: number
  #now = 0

  constructor(most: number) {
    this.#most = most
  }

  /** False when there is no room; then nothing was taken. */
  take(bytes: number): boolean {
    if (this.#now + bytes > this.#most) return false
    this.#now += bytes
    return true
  }

  give(bytes: number): void {
    this.#now -= bytes
  }
}

/**
 * Reads the stream to its end, as the protocol wants, even when the mail is refused; what is too much is
 * thrown away as it comes. Rejects with RejectedMail (too large, busy), or when the client goes away.
 */
export function collect(
  stream: SMTPServerDataStream,
  limit: number,
  inFlight: BytesInFlight,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let chunks: Buffer[] = []
    let size = 0
    let refused: RejectedMail | null = null

    function refuse(error: RejectedMail): void {
      refused = error
      release()
    }
    function release(): void {
      inFlight.give(size)
      chunks = []
      size = 0
    }
    stream.on('data', (chunk: Buffer) => {
      if (refused) return
      if (size + chunk.length > limit) refuse(new RejectedMail(rejections.tooLarge))
      else if (!inFlight.take(chunk.length)) refuse(new RejectedMail(rejections.busy))
      else {
        size += chunk.length
        chunks.push(chunk)
      }
    })
    stream.once('end', () => {
      const raw = Buffer.concat(chunks, size)
      release()
      if (refused) reject(refused)
      else resolve(raw)
    })
    stream.once('error', (error: Error) => {
      release()
      reject(error)
    })
  })
}
