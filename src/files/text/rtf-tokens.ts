// Cuts RTF into groups, control words and text in its code page.

export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | null; isIgnorable: boolean }
  | { kind: 'text'; text: string }

const controlWord = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?/y
const plainRun = /[^\\{}\r\n]+/y
const pages = new Set([1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258])

/** Binary data is passed over by the length that it states. */
export function* rtfTokens(bytes: Uint8Array): Generator<RtfToken> {
  const text = Buffer.from(bytes).toString('latin1')
  let charset = 'windows-1252'
  let at = 0
  let isIgnorable = false
  while (at < text.length) {
    const sign = text[at]
    if (sign === '{' || sign === '}') {
      yield { kind: sign === '{' ? 'open' : 'close' }
      at += 1
      isIgnorable = false
    } else if (sign === '\r' || sign === '\n') at += 1
    else if (sign !== '\\') {
      plainRun.lastIndex = at
      const run = plainRun.exec(text)?.[0] ?? ''
      yield { kind: 'text', text: decoded(run, charset) }
      at += Math.max(1, run.length)
    } else if (text[at + 1] === "'") {
      let codes = ''
      while (text[at] === '\\' && text[at + 1] === "'") {
        codes += String.fromCharCode(Number.parseInt(text.slice(at + 2, at + 4), 16) || 32)
        at += 4
      }
      yield { kind: 'text', text: decoded(codes, charset) }
    } else if (text[at + 1] === '*') {
      isIgnorable = true
      at += 2
    } else {
      controlWord.lastIndex = at
      const found = controlWord.exec(text)
      if (!found) {
        yield { kind: 'text', text: symbolOf(text[at + 1] ?? '') }
        at += 2
        continue
      }
      const [whole, word = '', digits] = found
      const value = digits === undefined ? null : Number(digits)
      at += whole.length
      if (word === 'ansicpg' && value !== null && pages.has(value)) charset = `windows-${value}`
      if (word === 'bin') at += Math.max(0, value ?? 0)
      yield { kind: 'word', word, value, isIgnorable }
      isIgnorable = false
    }
  }
}

function decoded(codes: string, charset: string): string {
  const decoder = new TextDecoder(charset)
  return decoder.decode(Buffer.from(codes, 'latin1'), { stream: true }) + decoder.decode()
}

function symbolOf(sign: string): string {
  if (sign === '~') return '\u00a0'
  if (sign === '_') return '-'
  if (sign === '\n' || sign === '\r') return '\n'
  return sign === '\\' || sign === '{' || sign === '}' ? sign : ''
}
