// What is worked out of knowledge without a model: pure functions of plain data, which run in threads of their own.
import { readCommands } from '../../../language/commands.ts'
import { compareLines } from '../../../language/documents/compare.ts'
import { passagesOfArticle } from '../../../language/knowledge/article-passages.ts'
import { type Contradiction, findContradictions } from '../../../language/knowledge/contradictions.ts'
import { termsOf } from '../../../language/knowledge/question-terms.ts'
import { readCorrection } from './correction.ts'
import { withoutKeepOrder } from './keep-order.ts'
import type { KnowledgeMail, ReadKnowledge } from './knowledge-mail.ts'
import { type AskedInMail, leansOnOthers, partsOfMail } from './mail-parts.ts'
import { readOwnerReply } from './owner-reply.ts'
import { readReplyAct, readYesOrNo, withoutCommands } from './reply-words.ts'

export interface ArticleText {
  title: string
  body: string
}

export interface ArticleChanges {
  changes: {
    kind: 'added' | 'removed' | 'changed'
    heading: string
    before: string | null
    after: string | null
  }[]
}

const sentencesOf = (article: ArticleText) =>
  passagesOfArticle(article).flatMap(({ headings, sentences }) =>
    sentences.map(({ text }) => ({ text, part: 1, under: headings.slice(1).join(' \u203a ') })),
  )

/** Sentence by sentence; those that only moved are no change. */
export function compareArticles({
  before,
  after,
}: {
  before: ArticleText
  after: ArticleText
}): ArticleChanges {
  const { changes } = compareLines(sentencesOf(before), sentencesOf(after))
  return {
    changes: changes.map(({ kind, title, before: old, after: fresh }) => ({
      ...{ kind, heading: title, before: old, after: fresh },
    })),
  }
}

/** `sources` of what is found are places in `articles`. */
export function contradictionsAmong({ articles }: { articles: readonly ArticleText[] }): Contradiction[] {
  return findContradictions(articles.map(passagesOfArticle))
}

/** Of fewer words what is told beside a question is what the question is about; of more it is knowledge. */
const CONTEXT_WORDS = 20
const KNOWLEDGE_WORDS = 45
/** A note of fewer words tells nothing that is kept. */
const FEWEST_WORDS = 3

/** A mail to the knowledge base: what it asks, what it tells, and what a short reply says. */
export function readKnowledgeMail(mail: KnowledgeMail): ReadKnowledge {
  const { commands, rest } = readCommands(withoutCommands(mail.text))
  const nothing: ReadKnowledge = {
    ...{ commands, act: null, yes: null, asked: [], told: '', said: '', title: '', isUnclear: false },
    ownerReply: readOwnerReply(''),
    correction: null,
  }
  if (mail.commandsOnly) return nothing
  const act = readReplyAct(mail.text)
  const yes = readYesOrNo(mail.text)
  const text = rest.trim()
  const isSubjectAlone = text === '' && /\?\s*$/.test(mail.subject)
  const parts = partsOfMail(isSubjectAlone ? mail.subject : text)
  const { toldWords, isLaidOut } = parts
  const asked = isSubjectAlone ? parts.asked : withSubject(parts.asked, mail.subject)
  const ownerReply = readOwnerReply(parts.said)
  const kept = asked.length === 0 ? withoutKeepOrder(parts.told, mail.subject.replace(MARKS, '')) : null
  const title = kept?.heading ? titleOf(kept.heading, '') : titleOf(mail.subject, parts.told)
  const correction = readCorrection(parts.said)
  const own = { ...nothing, act, yes, asked, said: parts.said, title, ownerReply, correction }
  const forwarded = mail.forwarded?.text.trim() ?? ''
  if (forwarded !== '' && forwarded !== text && asked.length === 0 && toldWords < KNOWLEDGE_WORDS)
    return {
      ...own,
      ...{ told: forwarded, said: forwarded },
      title: titleOf(mail.forwarded?.subject ?? mail.subject, forwarded),
    }
  if (toldWords < FEWEST_WORDS) return own
  if (asked.length === 0) return { ...own, told: kept?.told ?? parts.told }
  const isContext = toldWords <= CONTEXT_WORDS && !isLaidOut
  if (isContext) return own
  // What is told is knowledge of its own, and not what the question is about.
  const alone = asked.map(({ text, kept }) => ({ text, whole: text, kept }))
  return { ...own, asked: alone, told: parts.told, isUnclear: toldWords < KNOWLEDGE_WORDS && !isLaidOut }
}

/** "Who do I call?" under the subject "Boiler leaks": without the subject nobody knows what is meant. */
function withSubject(all: AskedInMail[], subject: string): AskedInMail[] {
  const about = subject.replace(MARKS, '').trim()
  const [asked, ...others] = all
  const isAlone = asked && others.length === 0 && asked.whole === asked.text && leansOnOthers(asked.text)
  if (!isAlone || termsOf(about).length === 0) return all
  const whole = `${about.replace(/(?<![.?!:])[.?!:]+$/, '')}: ${asked.text}`
  return [{ text: asked.text, whole, kept: whole }]
}

const LONGEST_TITLE = 120
const MARKS = /^(?:\s{0,3}(?:re|aw|sv|vs|fwd?|wg|tr|rv|enc|res|doorst|antw)\s{0,3}:)+\s*/i

/** Of its subject; without one the first line of its text. */
function titleOf(subject: string, text: string): string {
  const named = subject.slice(0, 500).replace(MARKS, '').trim()
  const [line = ''] = text.split('\n', 1)
  const first = line.replace(/^[#\s*_-]{1,10}/, '').trim()
  const title = named === '' ? first : named
  return title.length <= LONGEST_TITLE ? title : `${title.slice(0, LONGEST_TITLE - 1).trimEnd()}\u2026`
}
