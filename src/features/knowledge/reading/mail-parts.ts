// Parts a mail to the knowledge base into what it asks and what it tells.

import { isCourtesy } from '../../../language/courtesy.ts'
import { fold } from '../../../language/fold.ts'
import { termsOf } from '../../../language/knowledge/question-terms.ts'
import { askedOf } from '../../../language/knowledge/question-text.ts'
import { type Sentence, splitSentences } from '../../../language/sentences.ts'

export interface AskedInMail {
  /** The sentence that asks. */
  text: string
  /** With what stands before it since the last question: what it is about. */
  whole: string
  /** As somebody else is asked it: with what its author wrote around it, unless that is a long text. */
  kept: string
}

export interface MailParts {
  asked: AskedInMail[]
  /** What tells, word for word with its lists and headings; empty where nothing does. */
  told: string
  /** All of it, but for greeting, closing and courtesies. */
  said: string
  /** Words of it, but for courtesies. */
  toldWords: number
  /** It has lists, headings or several paragraphs, as a text that is written to be kept. */
  isLaidOut: boolean
}

const MOST_ASKED = 8
const ASKS = /[?\uff1f]["')\]\u201d\u00bb]{0,2}$/

/** Wishes to know that have no question mark; of folded text. */
const WISHES =
  /\b(?:i|we)(?:'d| would) (?:like|love|need) to know\b|\b(?:please|kindly|can you|could you) (?:tell|let) (?:me|us) (?:know )?(?:how|what|where|when|who|whether|if|which|why)\b|\b(?:i|we) (?:wonder|was wondering|were wondering|am wondering)\b|\b(?:ich|wir) (?:mochte|wurde gern|mochten|wurden gern|wusste gern)(?:e)?\b.{0,40}\bwissen\b|\bwusste gerne?\b|\bje (?:voudrais|souhaite|souhaiterais|aimerais) savoir\b|\b(?:quiero|quisiera|me gustaria|necesito) saber\b|\b(?:vorrei|vorremmo|volevo) sapere\b|\b(?:ik|wij|we) (?:wil|willen|zou|zouden)\b.{0,30}\bweten\b|\b(?:gostaria|queria|quero) (?:de )?saber\b/

/** Of a mail that may forget to mark its question as one. */
const FEW_SENTENCES = 2

/** How such a question begins. */
const BEGINS =
  /^(?:(?:what|where|who|how|when)'?s|any(?:one|body) know|any idea|do you know|how|what|when|where|who|whom|whose|which|why|can (?:i|we)|may (?:i|we)|do (?:i|we)|does|is there|are there|wie|was|wann|wo|wer|wen|wem|welche[rsnm]?|warum|darf|durfen|gibt es|comment|quand|ou|qui|quel(?:le)?s?|pourquoi|combien|como|cuando|donde|quien|cual|por que|cuanto|come|quando|dove|chi|quale|perche|quanto|hoe|wat|wanneer|waar|wie|welke|waarom|mag ik|quem|qual|onde)\b/

/** Words that stand for something said before. */
const PRONOUNS =
  /\b(?:that|it|this|they|them|those|these|he|she|das|es|dies|diese|davon|dafur|damit|ca|cela|eso|esto|ello|questo|cio|het|dat|dit|isso|isto)\b/
const LONGEST_KEPT = 400

/** "How long does that last?" asks nothing without the sentence before it. */
export const leansOnOthers = (question: string): boolean =>
  termsOf(question).length < 2 || PRONOUNS.test(fold(question))

/** A heading such as "How we book rooms:" is no question, nor is one of several sentences that ends in a full stop. */
const isUnmarkedQuestion = (text: string, isOnly: boolean): boolean =>
  BEGINS.test(fold(text).replaceAll('\u2019', "'")) && !text.endsWith(':') && (isOnly || !text.endsWith('.'))

const isAsking = (text: string): boolean => ASKS.test(text) || WISHES.test(fold(text))

/** The part that asks, as a title; all of it where that part needs the rest. */
export function questionAlone(text: string): string {
  const asked = askedOf(text)
    .filter(({ isAsked }) => isAsked)
    .map((one) => one.text)
    .join(' ')
  return asked === '' || leansOnOthers(asked) ? text : asked
}

export function partsOfMail(text: string): MailParts {
  const sentences = splitSentences(text).filter(({ kind }) => kind !== 'greeting' && kind !== 'closing')
  const said = sentences.filter(({ text: one }) => !isCourtesy(one) || ASKS.test(one))
  const isShort = said.length <= FEW_SENTENCES && said.every(({ kind }) => kind !== 'item')
  const asks = (one: Sentence) =>
    (isShort && isUnmarkedQuestion(one.text, said.length === 1)) ||
    (one.kind !== 'heading' && isAsking(one.text))
  const asked: AskedInMail[] = []
  let from = 0
  for (const [place, one] of said.entries()) {
    if (!asks(one)) continue
    const whole = said
      .slice(from, place + 1)
      .map(({ text: part }) => part)
      .join(' ')
    const own = one.text.replace(/\s+/g, ' ')
    const kept = whole.length <= LONGEST_KEPT ? whole : own
    if (asked.length < MOST_ASKED) asked.push({ text: own, whole, kept })
    from = place + 1
  }
  const telling = said.filter((one) => !asks(one))
  const told = asked.length === 0 ? between(text, telling) : telling.map(({ text: one }) => one).join('\n')
  const paragraphs = told.split(/\n[ \t]*\n/).length
  return {
    ...{ asked, told, said: between(text, said) },
    toldWords: telling.reduce((sum, one) => sum + one.text.split(/\s+/).length, 0),
    isLaidOut:
      telling.filter(({ kind }) => kind === 'item').length > 1 ||
      telling.some(({ kind }) => kind === 'heading') ||
      paragraphs > 1,
  }
}

/** The text from the first of the sentences to the last, with the marks of lists and the lines between them. */
function between(text: string, sentences: readonly Sentence[]): string {
  const [first, last] = [sentences[0], sentences.at(-1)]
  if (!first || !last) return ''
  const start = text.lastIndexOf('\n', first.start) + 1
  // A greeting in the same line is none of it.
  const isWhole = /^[\s\-*+•–#>\d.)(]*$/.test(text.slice(start, first.start))
  return text.slice(isWhole ? start : first.start, last.end).trim()
}
