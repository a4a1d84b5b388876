// Mails that ask people for ideas: "Do you have suggestions for the menu? So far we have ...".
import { matchesOf } from '../matches.ts'
import { trimMarks } from '../trim.ts'
import type { AskedOption, PollMail } from './asked-poll.ts'
import type { FoundPoll } from './found-poll.ts'
import type { Lexicon } from './lexicon.ts'
import { bareSubject } from './offered-options.ts'
import { optionOf } from './poll-options.ts'
import { type PollSentence, sentenceOf } from './poll-parts.ts'
import { optionsOf } from './sentence-options.ts'

const QUOTED =
  /["\u201c\u201d\u201e\u00ab]\s?([^"\u201c\u201d\u201e\u00ab\u00bb\n]{1,60}?)\s?["\u201c\u201d\u00bb]/gu
const BLANKS = /\s/
/** A sentence of fewer words does not say what the ideas are for. */
const FEW_WORDS = 3

export const takesIdeas = (sentences: readonly PollSentence[]): boolean =>
  sentences.some((one) => one.says('ideas') !== undefined)

/** What is named so far are its choices; fewer than two are not enough to vote on. */
export function ideaPoll(
  sentences: readonly PollSentence[],
  mail: PollMail,
  lexicon: Lexicon,
): FoundPoll | null {
  if (!takesIdeas(sentences)) return null
  const calls = sentences.filter((one) => one.says('ideas') !== undefined)
  const sentence = sentences.find((one) => one.isQuestion && !one.says('smallTalk')) ?? calls[0]
  if (!sentence) return null
  const options = namedSoFar(sentences, mail, lexicon)
  const isBare = sentence.tokens.filter(({ kind }) => kind === 'word').length < FEW_WORDS
  const question = (isBare && bareSubject(mail.subject)) || sentence.text
  const isOpen = options.length < 2
  return { sentence, question, options, kind: 'single', unclear: isOpen ? 'options' : null, confidence: 0.8 }
}

function namedSoFar(sentences: readonly PollSentence[], mail: PollMail, lexicon: Lexicon): AskedOption[] {
  const quoted = quotedNames(sentences.map(({ text }) => text).join('\n'))
  if (quoted.length > 0) return quoted.map((label) => optionOf(label, mail))
  for (const { text, tokens, line, says, isQuestion } of sentences) {
    const phrase = says('offer')
    if (!phrase || isQuestion) continue
    const behind = text.slice(tokens[phrase.to - 1]?.end ?? 0)
    const named = sentenceOf(trimMarks(behind, BLANKS), line, lexicon)
    const found = optionsOf(named, mail, lexicon, true)
    if (found) return found.options
  }
  return []
}

export const quotedNames = (text: string): string[] => [
  ...new Set(
    matchesOf(QUOTED, text)
      .map(([, name = '']) => name.trim())
      .filter(Boolean),
  ),
]
