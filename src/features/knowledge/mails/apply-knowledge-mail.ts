// Applies a mail to the knowledge base: what it decides, asks and tells, in the delivery's transaction.
import type { MailContext } from '../../../agent/agent.ts'
import { emptyOutcome, type Outcome } from '../../../agent/outcome.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { isInside, mayPublish } from '../keeper.ts'
import { answerMailQuestions } from './answer-mail.ts'
import { decideByMail } from './decide-by-mail.ts'
import type { FaqServices } from './faq-services.ts'
import { keepFromMail } from './keep-from-mail.ts'
import type { KnowledgeProposal } from './knowledge-proposal.ts'
import { type Part, part } from './mail-part.ts'

export async function applyKnowledgeMail(
  services: FaqServices,
  context: MailContext,
  proposal: KnowledgeProposal,
): Promise<Outcome> {
  const { mail, scope, undone } = context
  const { knowledge: words } = wordsIn(mail.language)
  const unknown = proposal.commands.flatMap((one) => (context.commands.includes(one) ? [one.text] : []))
  const nothing = { ...emptyOutcome(words.nothingDone), notUnderstood: unknown }
  // What a stranger writes is neither answered nor kept: nobody of the thread asked it.
  if (mail.commandsOnly || mail.isStranger) return { ...nothing, isQuiet: mail.commandsOnly }
  const { keeper, asked, told, files } = proposal
  const decided = await decideByMail(services, context, proposal)
  if (decided?.isAll) return outcomeOf([decided.part], unknown)
  const parts: Part[] = decided ? [decided.part] : []
  const isOutside = !isInside(scope, keeper)
  if (asked.length > 0) parts.push(await answerMailQuestions(services, context, proposal))
  const isTold = told !== '' || files.length > 0
  if (isTold && (mayPublish(scope, keeper) || (!isOutside && asked.length === 0)))
    parts.push(await keepFromMail(services, context, proposal))
  else if (isTold && parts.length > 0 && (proposal.isUnclear || files.length > 0))
    parts.push(part('', { notes: [files.length > 0 ? words.filesNotKept : words.notKept] }))
  if (parts.length > 0) return outcomeOf(parts, unknown)
  if (undone.length > 0) return nothing
  return { ...nothing, notes: [words.how(services.card.name)], isQuiet: true }
}

function outcomeOf(parts: readonly Part[], unknown: readonly string[]): Outcome {
  const headline = parts.map((one) => one.headline).filter((one) => one !== '')
  const all = <K extends 'made' | 'changed' | 'sections' | 'notes' | 'help'>(key: K) =>
    parts.flatMap((one) => one[key] as unknown[]) as Part[K]
  return {
    ...emptyOutcome(headline.join(', ')),
    ...{ made: all('made'), changed: all('changed'), sections: all('sections'), notes: all('notes') },
    ...{ help: all('help'), notUnderstood: [...unknown, ...parts.flatMap((one) => one.notUnderstood)] },
  }
}
