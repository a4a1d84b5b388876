// Finds answers that were written into the list of tasks itself, where no quote marks set the list apart.

import type { TaskView } from './known-tasks.ts'
import { taskOfLine } from './quoted-task.ts'
import type { Answer } from './scene-input.ts'

export interface OwnWords {
  text: string
  answers: Answer[]
}

/** Own words that are longer say what they mean themselves. */
const SHORT_TEXT = 140
const MOST_LINES = 400
/** "1.", "2)", "#3", ": 4.", "» 5": a line of the list as it was sent or as somebody copied it. */
const LISTED = /^[ \t]{0,8}(?:[:»#*|•·-][ \t]{0,3}){0,2}(?:\d{1,3}[.) \t-]|\[[ xX]?\])/
const ASIDE = /[ \t](?:[-–—]+>?|=+>|→|>+(?:[A-Za-z]{1,3}>+)?|\/\/|<-+|\*\*|\|)[ \t]?/g

/**
 * The words of the author with each listed line above them taken out as a quote. Where the author wrote little, the
 * quoted list is looked through too: what stands in it and is no line of the list is an answer.
 */
export function ownWordsOf(own: OwnWords, quoted: string, tasks: readonly TaskView[]): OwnWords {
  const lines = own.text.split('\n')
  if (own.answers.length === 0 && lines.slice(0, MOST_LINES).some((line) => isListed(line, tasks)))
    return fromList(lines.slice(0, MOST_LINES), tasks, true)
  if (own.text.length > SHORT_TEXT || own.answers.length > 0) return own
  // Answers in a colour are set apart by the reader of the HTML, whether the quote has marks or not.
  const isSetApart = quoted.includes(' // ')
  if (/^\s{0,3}>/m.test(quoted) && !isSetApart) return own
  const plain = isSetApart ? quoted.replace(/^[ \t]{0,3}>[> ]{0,20}/gm, '') : quoted
  const listed = fromList(plain.slice(0, 20_000).split('\n').slice(0, MOST_LINES), tasks, false)
  if (listed.answers.length === 0) return own
  const shift = own.text === '' ? 0 : own.text.length + 2
  return {
    text: own.text === '' ? listed.text : `${own.text}\n\n${listed.text}`,
    answers: listed.answers.map(({ at, quoted: line }) => ({ at: at + shift, quoted: line })),
  }
}

function isListed(line: string, tasks: readonly TaskView[]): boolean {
  return line.length < 300 && LISTED.test(line) && taskOfLine(line, tasks) >= 0
}

/** `keepsOpening`: what stands above the first listed line is the author's too. */
function fromList(lines: readonly string[], tasks: readonly TaskView[], keepsOpening: boolean): OwnWords {
  const answers: Answer[] = []
  let text = ''
  let above: string | null = null
  const add = (words: string, quoted: string) => {
    if (words.trim() === '') return
    const isSame = answers.at(-1)?.quoted === quoted
    if (text !== '') text += isSame ? '\n' : '\n\n'
    if (!isSame) answers.push({ at: text.length, quoted })
    text += words.trim()
  }
  let isBroken = false
  for (const line of lines) {
    if (isListed(line, tasks)) {
      above = line
      isBroken = false
      const aside = asideOf(line, tasks)
      if (aside !== '') add(aside, line)
    } else if (above === null) {
      if (keepsOpening) add(line, '')
    } else if (line.trim() === '') isBroken = text !== '' && answers.at(-1)?.quoted === above
    else if (!isBroken) add(line, above)
    else if (keepsOpening) add(line, '')
  }
  return { text, answers }
}

/** What follows the task's own words on its line, behind a dash or an arrow. */
function asideOf(line: string, tasks: readonly TaskView[]): string {
  for (const match of line.matchAll(ASIDE)) {
    const before = line.slice(0, match.index)
    if (taskOfLine(before, tasks) >= 0) return line.slice(match.index + match[0].length)
  }
  return ''
}
