// The Copilot: one conversation in each context, answered from what all features say of their records; by mail over all.
import type { InThread } from '../../agent/agent.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { undoableSince } from '../../records/undo.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import type { SearchFeature } from '../search/index.ts'
import type { AnswerServices } from './answer.ts'
import { copilotRoutes } from './copilot-api.ts'
import { ownCopilotMessages } from './copilot-store.ts'
import { copilotTools } from './copilot-tools.ts'
import { copilotAgent } from './mail/copilot-agent.ts'
import { dropMailsBefore, ownCopilotMails } from './mail/copilot-mail-store.ts'
import type { readCopilotMail } from './mail/copilot-rules.ts'
import { undoPage } from './mail/undo-page.ts'
import { dropMorningsBefore } from './morning/morning-store.ts'
import { sendMornings } from './morning/send-mornings.ts'
import { otherFinds } from './other-finds.ts'

export {
  type AnswerServices,
  answerQuestion,
  type CopilotAnswer,
  type ToAnswer,
} from './answer.ts'
export { applyChanges } from './apply-changes.ts'
export { type Written, writtenDown } from './markdown-answer.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export interface CopilotPorts extends Pick<AnswerServices, 'chooseAmong'> {
  find: SearchFeature['find']
  readCopilotMail: InThread<typeof readCopilotMail>
}

/** `others`: all features that say something of their records. */
export function copilot(
  { db, system, clock, config, model, records, log, send }: AppServices,
  { find, chooseAmong, readCopilotMail: read }: CopilotPorts,
  others: readonly Feature[],
): Feature {
  const asks = others.flatMap((one) => one.asks ?? [])
  const services = {
    ...{ db, system, clock, model },
    find: otherFinds(db, find),
    asks,
    chooseAmong,
    records,
    publicUrl: config.publicUrl,
  }
  const morning = { ...services, log, send, mailDomain: config.mailDomain }
  return feature({
    name: 'copilot',
    tools: copilotTools,
    agents: [copilotAgent({ ...services, readCopilotMail: read })],
    owned: { lists: [ownCopilotMessages, ownCopilotMails] },
    routes: copilotRoutes(services),
    formPages: [undoPage(services)],
    sweeps: [
      {
        name: 'copilot-mails',
        everyMs: DAY_MS,
        async run() {
          const before = undoableSince(clock())
          await dropMailsBefore(asSystem(db, system), before)
          await dropMorningsBefore(asSystem(db, system), before.toISOString().slice(0, 10))
        },
      },
      { name: 'morning-mails', everyMs: MINUTE_MS, run: async () => void (await sendMornings(morning)) },
    ],
  })
}
