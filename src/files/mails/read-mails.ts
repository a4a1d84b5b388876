// Reads the mails of an archive while its bytes come: an mbox, a zip of mails or of a Maildir, or a single mail.
import { type ArchivedMail, DamagedArchive, MOST_BYTES } from './archived-mail.ts'
import { MboxReader } from './mbox.ts'
import { mailsOfZip } from './zip.ts'

/** Where reading goes on: behind so many mails, whose last one ended at the byte `end`. */
export interface ArchivePlace {
  mails: number
  /** Null where only the start of the archive is a place to begin at. */
  end: number | null
}

export const START: ArchivePlace = { mails: 0, end: null }

/**
 * The mails behind the place, in an order that is the same each time. The chunks begin at its byte, or else at that
 * of the archive.
 */
export async function* readMails(
  chunks: AsyncIterable<Buffer>,
  place: ArchivePlace = START,
): AsyncGenerator<ArchivedMail> {
  if (place.end !== null) {
    yield* mailsOfMbox(chunks, { from: place.end, mails: place.mails })
    return
  }
  let skipped = 0
  for await (const mail of whole(chunks)) {
    skipped += 1
    if (skipped > place.mails) yield mail
  }
}

async function* whole(chunks: AsyncIterable<Buffer>): AsyncGenerator<ArchivedMail> {
  const rest = chunks[Symbol.asyncIterator]()
  let first = Buffer.alloc(0)
  while (first.length < BEGIN) {
    const next = await rest.next()
    if (next.done) break
    first = Buffer.concat([first, next.value])
  }
  const all = (async function* () {
    yield first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  })()
  const begin = first.subarray(0, BEGIN).toString('latin1')
  try {
    if (begin.startsWith('PK')) yield* mailsOfZip(all)
    else if (begin.startsWith('From ')) yield* mailsOfMbox(all, {})
    else if (begin.startsWith('\x1f\x8b')) throw new DamagedArchive('it is packed with gzip: unpack it first')
    else yield await mailOf(all)
  } finally {
    await rest.return?.()
  }
}

const BEGIN = 5

async function* mailsOfMbox(
  chunks: AsyncIterable<Buffer>,
  begin: { from?: number; mails?: number },
): AsyncGenerator<ArchivedMail> {
  const reader = new MboxReader((number) => `mail ${number}`, begin)
  for await (const chunk of chunks) yield* reader.push(chunk)
  yield* reader.end()
}

async function mailOf(chunks: AsyncIterable<Buffer>): Promise<ArchivedMail> {
  const kept: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.length
    if (size <= MOST_BYTES) kept.push(chunk)
  }
  return { name: 'mail 1', raw: Buffer.concat(kept), isCut: size > MOST_BYTES, end: null }
}
