// Bounds the memory of request bodies whose senders are not known until the whole body is there.
import type { Readable } from 'node:stream'
import { AppError } from '../kit/errors.ts'

export interface BodyRoomLimits {
  /** Bytes of all bodies together. */
  readonly all: number
  /** Bytes of all bodies from one address. */
  readonly perAddress: number
  /** Bytes of one body. */
  readonly body: number
}

interface Caller {
  readonly ip: string
  readonly headers: { readonly 'content-length'?: string | undefined }
}

/** Counts the bytes that came and not those that were announced: announcing costs a caller nothing. */
export class BodyRoom {
  readonly #limits: BodyRoomLimits
  readonly #ofRequest = new Map<object, number>()
  readonly #ofAddress = new Map<string, number>()
  #all = 0

  constructor(limits: BodyRoomLimits) {
    this.#limits = limits
  }

  /** @throws AppError too_large, or unavailable where there is no room; the rest of the body is then thrown away. */
  async read(request: Caller, body: Readable): Promise<Buffer> {
    const pieces: Buffer[] = []
    try {
      if (Number(request.headers['content-length'] ?? 0) > this.#limits.body) throw tooLarge()
      for await (const piece of body.iterator({ destroyOnReturn: false })) {
        this.#take(request, piece.length)
        pieces.push(piece)
      }
      return Buffer.concat(pieces)
    } catch (error) {
      pieces.length = 0
      this.leave(request)
      body.resume()
      if (error instanceof AppError) throw error
      throw new AppError('bad_request', 'The connection ended before the whole mail was there')
    }
  }

  leave(request: Caller): void {
    const bytes = this.#ofRequest.get(request)
    if (bytes === undefined) return
    this.#ofRequest.delete(request)
    this.#all -= bytes
    const left = (this.#ofAddress.get(request.ip) ?? 0) - bytes
    if (left > 0) this.#ofAddress.set(request.ip, left)
    else this.#ofAddress.delete(request.ip)
  }

  #take(request: Caller, bytes: number): void {
    const own = (this.#ofRequest.get(request) ?? 0) + bytes
    const ofAddress = (this.#ofAddress.get(request.ip) ?? 0) + bytes
    if (own > this.#limits.body) throw tooLarge()
    if (this.#all + bytes > this.#limits.all || ofAddress > this.#limits.perAddress)
      throw new AppError('unavailable', 'Too much mail at once; try again in a moment')
    this.#ofRequest.set(request, own)
    this.#ofAddress.set(request.ip, ofAddress)
    this.#all += bytes
  }
}

const tooLarge = () => new AppError('too_large', 'The mail is too large')
