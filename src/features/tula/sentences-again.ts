// "Three things, not one!": the sentences of the mail before are suggested, each by a number that no task has.
import type { StoredEvidence } from '../../../db/schema/records.ts'
import type { MailContext } from '../../agent/agent.ts'
import { isCourtesy } from '../../language/courtesy.ts'
import { splitSentences } from '../../language/sentences.ts'
import type { ProjectRow } from '../projects/index.ts'
import { taskOfSentence } from './decided.ts'
import { firstTextOf } from './first-text-store.ts'
import type { SaidSuggestion } from './mail-changes.ts'
import { suggestionOf } from './mail-tasks.ts'

const MAX_SENTENCES = 9
const MIN_WORDS = 3
/** Below the confidence gate: a person chooses. */
const ASKED = 0.4

export async function sentencesAgain(
  { mail, scope, db }: Pick<MailContext, 'mail' | 'scope'> & { db: Parameters<typeof firstTextOf>[0] },
  project: ProjectRow,
  evidenceOf: (item: { sentence: string; confidence: number }) => StoredEvidence,
): Promise<SaidSuggestion[]> {
  if (mail.isStranger || mail.threadId === null) return []
  const text = await firstTextOf(db, scope, mail.threadId)
  const sentences = splitSentences(text).filter(
    ({ kind, text: words }) =>
      kind !== 'greeting' &&
      kind !== 'closing' &&
      words.split(/\s+/).length >= MIN_WORDS &&
      !isCourtesy(words),
  )
  return sentences
    .flatMap(({ text: words }) => piecesOf(words))
    .slice(0, MAX_SENTENCES)
    .map((sentence) => {
      const task = { ...taskOfSentence(sentence, mail), repeats: null }
      return suggestionOf(task, { project, mail, scope }, evidenceOf({ sentence, confidence: ASKED }))
    })
}

const PLEASE = /^(?:please|bitte|merci de|por favor|per favore|alsjeblieft|graag)[ ,]{1,3}/iu

/** A sentence with several things by its commas and "and"s; a short one is whole. */
function piecesOf(sentence: string): string[] {
  const pieces = sentence
    .split(/[,;]\s{1,4}(?:(?:and|und|et|y|e|en) )?|\s{1,4}(?:and|und|et|y|e|en)\s{1,4}/u)
    .map((piece) => piece.trim())
  const areSaying = pieces.every((piece) => piece.split(/\s+/).length >= 2)
  return (areSaying ? pieces : [sentence]).map((piece) => {
    const said = piece.replace(PLEASE, '')
    return said.charAt(0).toUpperCase() + said.slice(1)
  })
}
