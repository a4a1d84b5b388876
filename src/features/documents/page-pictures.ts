// Pictures of pages, drawn by us in a process of its own; the latest are kept in memory.
import { drawPage, findQuote, type GivenFile, type Picture, type QuoteBox } from '../../files/read-file.ts'
import { AppError } from '../../kit/errors.ts'
import type { MailReader } from '../../mail/mail-reader.ts'

const KEPT_BYTES = 32 * 2 ** 20
const WIDTHS = [400, 700, 1_000, 1_400, 2_000]

export interface DrawnFrom {
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
  #bytes = 0

  constructor(reader: Pick<MailReader, 'readAttachment'>) {
    this.#reader = reader
  }

  /** Throws not_found for a page that is not there. Many who ask for one page at once are given one drawing. */
  async page(file: DrawnFrom, page: number, wanted: number): Promise<Buffer> {
    // Few widths, so that whoever resizes a window does not draw anew each time.
    const width = WIDTHS.find((one) => one >= wanted) ?? wanted
    const key = `${file.readingId} ${page} ${width}`
    const kept = this.#kept.get(key)
    if (kept) return kept
    const drawing = this.#drawing.get(key) ?? this.#draw(file, page, width)
    this.#drawing.set(key, drawing)
    try {
      const picture = await drawing
      if ('failure' in picture) throw new AppError('not_found', 'This page cannot be shown')
      this.#keep(key, picture.png)
      return picture.png
    } finally {
      this.#drawing.delete(key)
    }
  }

  /** Where words of a page stand on its picture. */
  async boxes(file: DrawnFrom, page: number, quote: string): Promise<QuoteBox[]> {
    return findQuote(await this.#given(file), { page, quote })
  }

  async #draw(file: DrawnFrom, page: number, width: number): Promise<Picture> {
    return drawPage(await this.#given(file), { page, width })
  }

  async #given({ object, attachment, name, mediaType }: DrawnFrom): Promise<GivenFile> {
    const file = await this.#reader.readAttachment(object, attachment)
    if (!file) throw new AppError('not_found', 'This file is not there')
    return { bytes: Buffer.from(file.content), name, type: mediaType }
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
