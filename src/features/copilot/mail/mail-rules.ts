// A rule in a mail to the Copilot: set up, switched on, or dropped, in the company that is meant.
import type { MailContext } from '../../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../../agent/outcome.ts'
import type { Database } from '../../../kit/db/database.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import type { PersonContext } from '../../../routing/every-context.ts'
import { decideByMail, setUpByMail } from '../../rules/index.ts'
import type { CopilotMailReading } from './copilot-rules.ts'
import { contextsOf } from './mail-contexts.ts'

export interface SaidRule extends Pick<CopilotMailReading, 'isAgreed'> {
  /** What the mail says as a rule for mails to come, and what besides. */
  rule: { words: string; besides: string } | null
  /** In which companies it switches on the rule that waits, by their names. */
  ruleIn: readonly number[]
}

export const ruleContext = ({ scope, company }: PersonContext) => ({ scope, name: company?.name ?? null })

/** A rule that the mail sets up, or its answer to one that waits; null where it is about neither. */
export async function answerAboutRules(
  { db, publicUrl }: { db: Database; publicUrl: string },
  { scope, mail, at, mayTellOthers }: MailContext,
  { rule, isAgreed, ruleIn }: SaidRule,
): Promise<Outcome | null> {
  const acting = { db, scope, at }
  const { threadId, language } = mail
  const words = wordsIn(language).copilot
  if (rule === null && (isAgreed === null || threadId === null)) return null
  if (!mayTellOthers)
    return rule === null ? null : { ...emptyOutcome(words.leftAlone), notes: [words.onlyToMe] }
  const own = (await contextsOf(db, scope)).map(ruleContext)
  const contexts = [...own.filter(({ name }) => name !== null), ...own.filter(({ name }) => name === null)]
  if (rule === null)
    return decideByMail(acting, {
      ...{ threadId: threadId ?? 0, isAgreed: isAgreed === true, named: ruleIn, contexts, language },
    })
  const url = `${publicUrl}/settings?tab=email`
  return setUpByMail(acting, { ...rule, threadId, contexts, language, url })
}
