// Cuts what somebody wrote as a rule into words, addresses, quoted names and marks, with their places.
import { fold } from '../fold.ts'

export interface RuleToken {
  kind: 'word' | 'quoted' | 'address' | 'domain' | 'mark'
  /** Folded; of what is quoted the inside as it was written. */
  text: string
  /** As it was written, without quotes. */
  written: string
  start: number
  end: number
  /** Begins with a capital letter. */
  capital: boolean
}

const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  '\u201c': '\u201d\u201c"',
  '\u201e': '\u201c\u201d"',
  '\u00ab': '\u00bb',
  '\u2018': "\u2019'",
  "'": "'\u2019",
}
const MARKS = ',;:!?()=>\u2192|"\u201c\u201d\u201e\u00ab\u00bb\u2018\n'
const LONGEST_QUOTED = 80
const LETTER = /[\p{L}\p{N}]/u
const CAPITAL = /^\p{Lu}/u
/** "l'objet", "d'Anouk", "nell'oggetto": what stands before the apostrophe is a word of its own. */
const ELIDED = new Set([
  'l',
  'd',
  'qu',
  'c',
  's',
  'n',
  'j',
  'm',
  't',
  'un',
  'all',
  'dell',
  'nell',
  'sull',
  'dall',
  'jusqu',
  'quelqu',
  'lorsqu',
  'puisqu',
])

export function ruleTokens(text: string): RuleToken[] {
  const tokens: RuleToken[] = []
  let at = 0
  while (at < text.length) {
    const char = text.charAt(at)
    if (char !== '\n' && char.trim() === '') at++
    else {
      const close = quotedEnd(text, at)
      if (close !== null) {
        add(tokens, 'quoted', { written: text.slice(at + 1, close).trim(), start: at, end: close + 1 })
        at = close + 1
      } else if (char === '[' && text.indexOf(']', at) > at && text.indexOf(']', at) - at < LONGEST_QUOTED) {
        const end = text.indexOf(']', at) + 1
        add(tokens, 'quoted', { written: text.slice(at, end), start: at, end })
        at = end
      } else if (MARKS.includes(char)) {
        add(tokens, 'mark', {
          written: char === '\u2192' || char === '>' ? '>' : char,
          start: at,
          end: at + 1,
        })
        at++
      } else at = word(text, at, tokens)
    }
  }
  return tokens
}

/** Where the quote that opens here closes; null where none opens. */
function quotedEnd(text: string, at: number): number | null {
  const char = text.charAt(at)
  const closing = QUOTES[char]
  if (!closing) return null
  if (LETTER.test(text.charAt(at - 1))) return null
  for (let end = at + 1; end < Math.min(text.length, at + LONGEST_QUOTED); end++) {
    if (text.charAt(end) === '\n') return null
    if (closing.includes(text.charAt(end)) && end > at + 1 && !LETTER.test(text.charAt(end + 1))) return end
  }
  return null
}

function word(text: string, start: number, tokens: RuleToken[]): number {
  let end = start
  while (end < text.length && text.charAt(end).trim() !== '' && !MARKS.includes(text.charAt(end))) end++
  let last = end
  while (last > start && ".*'\u2019\u2026".includes(text.charAt(last - 1))) last--
  const written = text.slice(start, last)
  if (written === '') {
    if (text.charAt(start) === '.') add(tokens, 'mark', { written: '.', start, end })
  } else if (/^[-=\u2013\u2014]+$/.test(written)) {
    // "->" and "=>" end in a mark of their own.
    if (text.charAt(end) !== '>') add(tokens, 'mark', { written: '-', start, end })
  } else if (written.includes('@') && written.length > 1)
    add(tokens, written.startsWith('@') ? 'domain' : 'address', {
      written: written.replace(/^@/, ''),
      start,
      end: last,
    })
  else if (isDomain(written)) add(tokens, 'domain', { written, start, end: last })
  else parts(written, start, tokens)
  if (last < end && text.slice(last, end).includes('.') && !TITLES.has(fold(written)))
    add(tokens, 'mark', { written: '.', start: last, end })
  return end
}

/** Their dot ends no sentence. */
const TITLES = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'st', 'sr', 'sra', 'dott', 'hr', 'fr', 'mme'])

const DOMAIN_PARTS = /^[\p{L}\p{N}-]+$/u

function isDomain(written: string): boolean {
  const labels = written.split('.')
  const last = labels.at(-1) ?? ''
  return labels.length > 1 && labels.every((label) => DOMAIN_PARTS.test(label)) && /^[a-z]{2,}$/i.test(last)
}

/** "Hamish's" is a name and "'s"; "l'objet" is "l'" and a noun. */
function parts(written: string, start: number, tokens: RuleToken[]): void {
  const place = Math.max(written.lastIndexOf("'"), written.lastIndexOf('\u2019'))
  const before = written.slice(0, place)
  const after = written.slice(place + 1)
  if (place > 0 && fold(after) === 's') {
    add(tokens, 'word', { written: before, start, end: start + place })
    add(tokens, 'word', { written: "'s", start: start + place, end: start + written.length })
  } else if (place > 0 && after !== '' && ELIDED.has(fold(before))) {
    add(tokens, 'word', { written: `${before}'`, start, end: start + place + 1 })
    add(tokens, 'word', { written: after, start: start + place + 1, end: start + written.length })
  } else add(tokens, 'word', { written, start, end: start + written.length })
}

function add(
  tokens: RuleToken[],
  kind: RuleToken['kind'],
  { written, start, end }: Pick<RuleToken, 'written' | 'start' | 'end'>,
): void {
  const text = kind === 'quoted' ? written : fold(written)
  tokens.push({ kind, text, written, start, end, capital: CAPITAL.test(written) })
}
