// smtp-server's parser of incoming bytes with a faster way through the text of a mail.
// oxlint-disable no-underscore-dangle -- the names are smtp-server's
import { SMTPStream } from 'smtp-server/lib/smtp-stream.js'

const LINE_WITH_DOT = Buffer.from('\n.')
/** smtp-server holds this many bytes back, since the end mark may be cut by the end of a chunk. */
const HELD_BACK = 4

/**
 * smtp-server looks at every byte of a mail in JavaScript, for the end mark and for doubled dots; both are
 * lines that start with a dot. Here what stands before the first such line is searched by the engine and
 * passed on as it is, and smtp-server sees the rest.
 */
export class DataStream extends SMTPStream {
  override _feedDataStream(chunk: Buffer, done: (error?: Error | null) => void): void {
    const bytes = this._lastBytes ? Buffer.concat([this._lastBytes, chunk]) : chunk
    this._lastBytes = false
    const stream = this._dataStream
    const startsWithDot = this._atDataStart && bytes[0] === 0x2e
    const length = startsWithDot ? 0 : lengthBeforeDots(bytes)
    if (stream && length > 0) {
      this._countDataBytes(length)
      if (stream.writable) stream.write(bytes.subarray(0, length))
    }
    super._feedDataStream(length > 0 ? bytes.subarray(length) : bytes, done)
  }
}

/** Up to the CRLF before the first line with a dot, which belongs to the end mark. */
function lengthBeforeDots(chunk: Buffer): number {
  const at = chunk.indexOf(LINE_WITH_DOT)
  return (at === -1 ? chunk.length : at + 1) - HELD_BACK
}
