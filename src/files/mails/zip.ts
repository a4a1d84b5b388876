// The mails of a zip: its .eml and .emlx files, those of a Maildir, and each mbox, whatever its name; in their order.
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'
import { type ArchivedMail, DamagedArchive, MOST_BYTES } from './archived-mail.ts'
import { MboxReader } from './mbox.ts'

/** Of a Maildir (the folders `cur` and `new`) or a mail by its ending. */
export const isMailFile = (name: string) =>
  /(?:^|[/\\])(?:cur|new)[/\\][^/\\]+$/.test(name) || /\.(?:eml|mail)$/i.test(name)

const isCalledMbox = (name: string) => /\.mbox(?:[/\\]mbox)?$/i.test(name)

/** As Apple's Mail keeps one: its length in bytes on the first line, then the mail, then what Mail notes of it. */
const isNotedMail = (name: string) => /\.emlx$/i.test(name)

/** What the Finder puts beside each file is none. */
const isOfFinder = (name: string) => /(?:^|[/\\])\._[^/\\]*$/.test(name)

function sinkOf(name: string): Sink {
  if (isNotedMail(name)) return notedSink(name)
  return isMailFile(name) ? mailSink(name) : mboxSink(name)
}

/** What every zip ends with, and the most that may stand behind it (APPNOTE 4.3.16). */
const END = Buffer.from('PK\x05\x06')
const LONGEST_END = 22 + 65_535

/** Throws where the zip is damaged; the mails before that place are given. */
export async function* mailsOfZip(chunks: AsyncIterable<Buffer>): AsyncGenerator<ArchivedMail> {
  const ready: ArchivedMail[] = []
  let failure: Error | null = null
  let open = 0
  const unzip = new Unzip((file) => {
    if (file.name.endsWith('/') || isOfFinder(file.name)) return
    const sink = sinkOf(file.name)
    open += 1
    file.ondata = (error, chunk, isLast) => {
      if (error) failure = new DamagedArchive(`${file.name} in the zip is damaged`)
      if (failure) return
      try {
        ready.push(...sink(Buffer.from(chunk), isLast))
      } catch (reason) {
        if (!(reason instanceof DamagedArchive)) throw reason
        failure = new DamagedArchive(`${file.name}: ${reason.message}`)
      }
      if (isLast) open -= 1
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  unzip.register(UnzipPassThrough)
  let tail = Buffer.alloc(0)
  for await (const chunk of chunks) {
    tail = Buffer.concat([tail, chunk]).subarray(-LONGEST_END)
    push(unzip, chunk, false)
    yield* ready.splice(0)
    if (failure) throw failure
  }
  push(unzip, new Uint8Array(0), true)
  yield* ready.splice(0)
  if (failure) throw failure
  if (open > 0 || !tail.includes(END)) throw new DamagedArchive('the zip ends in the middle of a file')
}

function push(unzip: Unzip, chunk: Uint8Array, isLast: boolean): void {
  try {
    unzip.push(chunk, isLast)
  } catch (error) {
    if (error instanceof DamagedArchive) throw error
    throw new DamagedArchive('the zip is damaged', { cause: error })
  }
}

type Sink = (chunk: Buffer, isLast: boolean) => ArchivedMail[]

function mailSink(name: string): Sink {
  const kept: Buffer[] = []
  let size = 0
  return (chunk, isLast) => {
    size += chunk.length
    if (size <= MOST_BYTES) kept.push(chunk)
    if (!isLast) return []
    return [{ name, raw: Buffer.concat(kept), isCut: size > MOST_BYTES, end: null }]
  }
}

const LENGTH_LINE = /^[ \t]*(\d{1,12})[ \t]*\r?\n/

function notedSink(name: string): Sink {
  const whole = mailSink(name)
  return (chunk, isLast) =>
    whole(chunk, isLast).map((mail) => {
      const line = LENGTH_LINE.exec(mail.raw.subarray(0, 40).toString('latin1'))
      if (!line) return mail
      const begin = line[0].length
      return { ...mail, raw: mail.raw.subarray(begin, begin + Number(line[1])) }
    })
}

const SEPARATOR = Buffer.from('From ')

/** Programs call an mbox as its folder is called, so what it begins with tells; any other file is left out. */
function mboxSink(name: string): Sink {
  const reader = new MboxReader((number) => `${name}, mail ${number}`)
  let begin: Buffer | null = Buffer.alloc(0)
  let isMbox = false
  return (chunk, isLast) => {
    let next = chunk
    if (begin) {
      begin = Buffer.concat([begin, chunk])
      if (begin.length < SEPARATOR.length && !isLast) return []
      isMbox = isCalledMbox(name) || begin.subarray(0, SEPARATOR.length).equals(SEPARATOR)
      next = begin
      begin = null
    }
    if (!isMbox) return []
    return [...reader.push(next), ...(isLast ? reader.end() : [])].map((mail) => ({ ...mail, end: null }))
  }
}
