// Finds the body of mails whose MIME structure is too broken for the parser to see any part.

import { headerEnd } from './mime-head.ts'

/** What the first line names that looks like a boundary (RFC 2046 5.1.1), with a part's header below it. */
function boundarySeen(body: string): string | undefined {
  const lines = body.split(/\r?\n/)
  const opensPart = (line: string, at: number) =>
    /^--[^\s-].{0,69}$/.test(line) && /^content-/i.test(lines[at + 1] ?? '')
  return lines.find(opensPart)?.slice(2).trim()
}

/** Boundary lines without the spaces that a relay added at their ends (RFC 2046 5.1.1 has us bear them). */
function withPlainBoundaries(body: Buffer, boundary: string | undefined): Buffer {
  if (boundary === undefined || ![' ', '\t'].some((space) => body.includes(space))) return body
  const lines = body.toString('latin1').split('\n')
  const isBoundary = (line: string) => line === `--${boundary}` || line === `--${boundary}--`
  return Buffer.from(
    lines.map((line) => (isBoundary(line.trimEnd()) ? `${line.trimEnd()}\r` : line)).join('\n'),
    'latin1',
  )
}

/**
 * The same body under a header that the parser understands: as the parts between the boundary lines that are really
 * there (a semicolon or the whole parameter may be missing), else as plain text. Null when there is no body.
 */
export function repairedMail(raw: Buffer): Buffer | null {
  const end = headerEnd(raw)
  const body = raw.subarray(end)
  if (body.toString('latin1', 0, 10_000).trim() === '') return null
  const header = raw.toString('latin1', 0, Math.min(end, 100_000))
  const named = /\bboundary\s*=\s*"?([^"\r\n;]{1,70})"?/i.exec(header)?.[1]?.trim()
  const seen = boundarySeen(body.toString('latin1', 0, 100_000))
  const boundary = [named, seen].find((one) => one !== undefined && body.includes(`--${one}`))
  const type =
    boundary === undefined ? 'text/plain; charset=utf-8' : `multipart/mixed; boundary="${boundary}"`
  return Buffer.concat([Buffer.from(`Content-Type: ${type}`), withPlainBoundaries(body, boundary)])
}
