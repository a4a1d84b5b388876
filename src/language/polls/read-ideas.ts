// Reads the ideas in a reply to a call for them: a line each, a quoted name, or a short sentence around one.
import { isClosing, isGreeting } from '../courtesy.ts'
import { wantsNoAnswer } from '../small-talk.ts'
import { trimMarks } from '../trim.ts'
import { quotedNames } from './idea-call.ts'
import { ownText } from './reply-lines.ts'

const MOST_IDEAS = 10
const LONGEST = 80
const MOST_WORDS = 8
const LONGEST_LINE = 200
const MARKER = /^\s{0,8}(?:[-*\u2022]|\d{1,2}[.)])\s{1,4}/u
const MARKS = /[\s,;:.!?"'\u201c\u201d\u201e\u00ab\u00bb\u00bf\u00a1\u2013\u2014-]/
const FRAME =
  /^(?:how about|what about|i(?: would|'d)? suggest|i(?: would|'d)? propose|my idea(?: is|:)|my suggestion(?: is|:)|maybe|perhaps|we could (?:call it|do|take)|call it|wie w\u00e4re es mit|wie w\u00e4re|ich schlage vor,?|mein vorschlag(?: ist|:)|vielleicht|et si on (?:prenait|disait)|je propose|pourquoi pas|peut-\u00eatre|\u00bf?qu\u00e9 tal|propongo|quiz\u00e1s|tal vez|che ne dite di|magari|forse|wat dacht je van|ik stel voor|misschien|que tal|proponho|sugiro|talvez)\s/iu
const BETWEEN = /,\s|;\s|\s(?:or|oder|ou|oppure|of)\s/iu

export function ideasIn(text: string, subject: string): string[] {
  if (wantsNoAnswer(subject, text)) return []
  const lines = ownText(text)
    .split('\n')
    .map((line) => line.trim().slice(0, LONGEST_LINE))
    .filter((line) => line !== '' && !isGreeting(line) && !isClosing(line))
  const listed = lines.filter((line) => MARKER.test(line)).map((line) => line.replace(MARKER, ''))
  const quoted = listed.length > 0 ? [] : quotedNames(lines.join('\n'))
  const found = listed.length > 0 ? listed : quoted.length > 0 ? quoted : lines.flatMap(namedIn)
  const ideas = found.map((idea) => trimMarks(idea, MARKS)).filter(isIdea)
  const isTalk = listed.length === 0 && quoted.length === 0 && ideas.length < lines.length
  return isTalk ? [] : [...new Set(ideas)].slice(0, MOST_IDEAS)
}

/** "How about Tern or Petrel?"; a question without such a beginning asks something else. */
function namedIn(line: string): string[] {
  const bare = line.replace(FRAME, '')
  return line.endsWith('?') && bare === line ? [] : bare.split(BETWEEN)
}

const isIdea = (idea: string): boolean =>
  /[\p{L}\p{N}]/u.test(idea) && idea.length <= LONGEST && idea.split(/\s+/).length <= MOST_WORDS
