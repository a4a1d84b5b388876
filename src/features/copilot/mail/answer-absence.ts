// Answers what a mail says of its sender's own absence: what would be set waits for a yes, in the company that is meant.
import type { Clock } from '../../../kit/clock.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import type { ProposedChange } from '../../../records/asks.ts'
import { ABSENCE, proposedAbsence } from '../../absence/index.ts'
import type { MailAnswer } from './answer-mail.ts'
import type { MailContextOf } from './mail-contexts.ts'

export const isAbsence = ({ kind }: ProposedChange) => kind === ABSENCE

interface Said {
  words: string
  today: string
  language: LanguageCode
}

export async function answerAbsence(
  services: { db: Database; clock: Clock },
  contexts: readonly MailContextOf[],
  { words, today, language }: Said,
): Promise<MailAnswer> {
  const nothing: MailAnswer = { said: words, parts: [], changes: [], asksBack: null }
  const read = []
  // A company's before the personal one, where nobody stands in.
  for (const { scope, companyId } of [...contexts].sort((one, other) => other.companyId - one.companyId))
    read.push({ companyId, found: await proposedAbsence(services, scope, { words, today }) })
  const proposed = read.flatMap(({ companyId, found }) =>
    found?.kind === 'change' ? [{ companyId, change: found.change }] : [],
  )
  const given = proposed.filter(({ change }) => standInOf(change) !== null)
  if (new Set(given.map(({ change }) => standInOf(change))).size > 1)
    return {
      ...nothing,
      asksBack: { kind: 'context', companyIds: given.map(({ companyId }) => companyId) },
    }
  const meant = given.length > 0 ? given : proposed.slice(0, 1)
  if (meant.length > 0)
    return { ...nothing, changes: meant.map(({ companyId, change }) => ({ companyId, changes: [change] })) }
  const [asked] = read.flatMap(({ companyId, found }) =>
    found?.kind === 'ask' ? [{ companyId, text: found.asks(wordsIn(language).absence.asks) }] : [],
  )
  if (!asked) return nothing
  const statements = [{ text: asked.text, sources: [] }]
  return { ...nothing, parts: [{ companyId: asked.companyId, isKnown: true, statements }] }
}

/** Who it is, as long as it is the same person in each company. */
function standInOf({ value }: ProposedChange): number | null {
  const id = typeof value === 'object' && value !== null && 'delegateId' in value ? value.delegateId : null
  return typeof id === 'number' ? id : null
}
