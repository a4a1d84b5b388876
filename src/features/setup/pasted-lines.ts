// Finds in which line of a pasted mail something stands, where it stands there as it is.

/** Characters of a text that have to be found; what is longer is broken over lines in its own way. */
const ENOUGH = 32

export class PastedLines {
  readonly #lines: readonly string[]
  readonly #bodyAt: number

  constructor(raw: string) {
    this.#lines = raw.split(/\r?\n/)
    const empty = this.#lines.findIndex((line, at) => at > 0 && line.trim() === '')
    this.#bodyAt = empty < 0 ? this.#lines.length : empty
  }

  /** From 1: of the first line that holds the beginning of the text; null for what is encoded. */
  lineOf(text: string): number | null {
    const [first = ''] = text.trim().split('\n')
    const begin = first.trim().slice(0, ENOUGH).toLowerCase()
    if (begin.length < 3) return null
    const at = this.#lines.findIndex((line, place) => isAcross(line, this.#lines[place + 1] ?? '', begin))
    return at < 0 ? null : at + 1
  }

  /** Those of all header fields of that name. */
  fieldsNamed(name: string): number[] {
    return this.#lines.flatMap((line, at) =>
      at < this.#bodyAt && line.toLowerCase().startsWith(`${name}:`) ? [at + 1] : [],
    )
  }
}

/** In the line, or begun in it and gone on in the next. */
function isAcross(line: string, next: string, begin: string): boolean {
  const lower = line.toLowerCase()
  if (lower.includes(begin)) return true
  const both = `${lower.trimEnd()} ${next.trimStart().toLowerCase()}`
  const at = both.indexOf(begin)
  return at >= 0 && at < lower.length
}
