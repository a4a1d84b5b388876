// Applies a reading for any agent: the frame's commands first, then the agent, and what every receipt says of it.
import type { Scope } from '../kit/scope.ts'
import { type Command, readCommands } from '../language/commands.ts'
import { beforePasted } from '../language/others-speak.ts'
import {
  type Agent,
  type AgentMail,
  CONFIDENCE_GATE,
  type MailContext,
  type Proposal,
  type Reading,
} from './agent.ts'
import { type FrameActions, runFrameCommands } from './frame-commands.ts'
import { notesOfStranger } from './mail-notes.ts'
import type { Outcome } from './outcome.ts'
import { orUnread } from './unread-mail.ts'

export interface MailToApply extends FrameActions {
  scope: Scope
  /** With its thread. */
  mail: AgentMail
  reading: Reading<Proposal>
  at: Date
  mayTellOthers: boolean
}

/** In the delivery's transaction. */
export async function applyMail(agent: Agent, to: MailToApply): Promise<Outcome> {
  const { scope, mail, reading, at, mayTellOthers } = to
  const { proposal, by, model } = reading
  const context: MailContext = {
    scope,
    mail,
    by,
    model,
    at,
    mayTellOthers,
    commands: [],
    undone: [],
    passes: (confidence) => !mail.isStranger && confidence >= CONFIDENCE_GATE,
  }
  const written = commandsOfWriter(mail, proposal.commands)
  const own = await runFrameCommands(agent, context, written.commands, to)
  const { commands, undone } = own
  const outcome = await agent.apply({ ...context, commands, undone }, proposal)
  const told = {
    ...outcome,
    notUnderstood: [...own.notUnderstood, ...written.pasted, ...outcome.notUnderstood],
    notes: [
      ...reading.notes,
      ...own.notes,
      ...outcome.notes,
      ...notesOfStranger(agent, mail, outcome.asked.length),
    ],
  }
  const isAsked = proposal.commands.length + undone.length > 0 || mail.commandsOnly
  return isAsked ? told : orUnread(told, mail)
}

/** Commands of a pasted chat are nobody's (threat 6). */
function commandsOfWriter(
  { parsed: { newest } }: AgentMail,
  commands: readonly Command[],
): { commands: readonly Command[]; pasted: string[] } {
  const before = beforePasted(newest.text)
  if (before === newest.text || commands.length === 0) return { commands, pasted: [] }
  const own = new Set(readCommands(before).commands.map(({ text }) => text))
  return {
    commands: commands.filter(({ text }) => own.has(text)),
    pasted: commands.flatMap(({ text }) => (own.has(text) ? [] : [text])),
  }
}
