// Pictures of pages, drawn by us in a process of its own; the latest are kept in memory.
import { drawPage, findQuote, type GivenFile, type Picture, type QuoteBox } from '../../files/read-file.ts'
import { type TurnLimits, Turns } from '../../files/turns.ts'
import { AppError } from '../../kit/errors.ts'
import type { MailReader } from '../../mail/mail-reader.ts'

const KEPT_BYTES = 32 * 2 ** 20
/** A page that takes long to draw holds up its own viewer only. */
const LIMITS: TurnLimits = { atOnce: 2, perPerson: 1, waiting: 30 }
const WIDTHS = [400, 700, 1_000, 1_400, 2_000]

export interface DrawnFrom {
  /** Who looks at it: they wait for their own pages, not for those of others. */
  userId: number
  readingId: number
  name: string
  mediaType: string | null
  /** Of the mail in the mail store, and the file's place among its attachments. */
  object: string
  attachment: number
}

export class PagePictures {
  readonly #reader: Pick<MailReader, 'readAttachment'>
  readonly #kept = new Map<string, Buffer>()
  readonly #drawing = new Map<string, Promise<Picture>>()
  readonly #finding = new Map<string, Promise<QuoteBox[]>>()
  readonly #turns = new Turns(LIMITS)
  #bytes = 0

  constructor(reader: Pick<MailReader, 'readAttachment'>) {
    this.#reader = reader
  }

  /** Throws not_found for a page that is not there. Requests for one page at once get one drawing. */
  async page(file: DrawnFrom, page: number, wanted: number): Promise<Buffer> {
    // Few widths, so that whoever resizes a window does not draw anew each time.
    const width = WIDTHS.find((one) => one >= wanted) ?? wanted
    const key = `${file.readingId} ${page} ${width}`
    const kept = this.#kept.get(key)
    if (kept) return kept
    // Nobody waits for the place in line that somebody else has, but what others had drawn meanwhile is taken.
    const picture = await joined(this.#drawing, `${file.userId} ${key}`, () =>
      this.#turns.take(file.userId, async () => {
        const meanwhile = this.#kept.get(key)
        return meanwhile ? { png: meanwhile } : drawPage(await this.#load(file), { page, width })
      }),
    )
    if ('failure' in picture) throw new AppError('not_found', 'This page cannot be shown')
    this.#keep(key, picture.png)
    return picture.png
  }

  /** Where words of a page are on its picture. */
  boxes(file: DrawnFrom, page: number, quote: string): Promise<QuoteBox[]> {
    return joined(this.#finding, `${file.userId} ${file.readingId} ${page} ${quote}`, () =>
      this.#turns.take(file.userId, async () => findQuote(await this.#load(file), { page, quote })),
    )
  }

  /** Called within the turn, so that what waits for one takes no memory. */
  async #load({ object, attachment, name, mediaType }: DrawnFrom): Promise<GivenFile> {
    const found = await this.#reader.readAttachment(object, attachment)
    if (!found) throw new AppError('not_found', 'This file is not there')
    return { bytes: Buffer.from(found.content), name, type: mediaType }
  }

  #keep(key: string, png: Buffer): void {
    if (this.#kept.has(key)) return
    this.#kept.set(key, png)
    this.#bytes += png.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= KEPT_BYTES) return
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
  }
}

/** Equal requests that come while one is answered get the same answer. */
async function joined<T>(open: Map<string, Promise<T>>, key: string, act: () => Promise<T>): Promise<T> {
  const known = open.get(key)
  if (known) return known
  const answer = act()
  open.set(key, answer)
  try {
    return await answer
  } finally {
    open.delete(key)
  }
}
