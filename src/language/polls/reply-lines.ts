// Parts a reply to a poll into its frame, the lines that quote the ballot, and what the voter wrote.
import { isClosing, isGreeting, isLoneName, isSignOff } from '../courtesy.ts'

const QUOTED = /^\s{0,3}>/

/** What the voter wrote, without greeting, parting and name; lines keep their places in the text as blanks. */
export function ownText(text: string): string {
  const lines = text.split('\n')
  const isOwn = lines.map((line) => !QUOTED.test(line))
  const first = lines.findIndex((line, at) => isOwn[at] && line.trim() !== '')
  let end = lines.length
  for (let at = lines.length - 1; at > first; at--) {
    const line = lines[at] ?? ''
    if (line.trim() === '') continue
    const isItem = [lines[at - 1], lines[at + 1]].some((near) => /^\s*-\s/.test(near ?? ''))
    const isParting = isClosing(line) || (isSignOff(line) && !isItem)
    if (isParting) {
      end = at
      continue
    }
    if (end - at > 4) break
    const standsApart = (lines[at - 1] ?? '').trim() === '' || isClosing(lines[at - 1] ?? '')
    if (!isLoneName(line) || !standsApart) {
      if (!lines.slice(Math.max(first + 1, at - 3), at).some((one) => isClosing(one))) break
    }
  }
  const tail = lines.findLastIndex((line) => line.trim() !== '')
  const isName = tail > first && isLoneName(lines[tail] ?? '') && (lines[tail - 1] ?? '').trim() === ''
  if (isName && end > tail) end = tail
  return lines
    .map((line, at) =>
      !isOwn[at] || at >= end || (at === first && tail > first && isGreeting(line) && isOnlyGreeting(line))
        ? ''
        : line,
    )
    .join('\n')
}

/** "Hello, the first one for me" says more than hello. */
const isOnlyGreeting = (line: string): boolean => (line.split(',')[1] ?? '').trim().split(/\s+/).length <= 2

export interface InlineAnswer {
  quoted: string
  answer: string
}

/** What stands below each quoted line: "> 1. Monday", "works". */
export function inlineAnswers(text: string): InlineAnswer[] {
  const answers: InlineAnswer[] = []
  let quoted: string | null = null
  for (const line of text.split('\n')) {
    const bare = line.trim()
    if (bare === '') continue
    if (QUOTED.test(line)) quoted = line.replace(/^[\s>]{1,8}/, '').trim()
    else if (quoted !== null) {
      answers.push({ quoted, answer: bare })
      quoted = null
    }
  }
  return answers
}
