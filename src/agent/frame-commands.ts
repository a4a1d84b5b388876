// Carries out the commands that mean the same to every agent: #undo, #stop and #help (agents.md 1, Commands).

import type { Command } from '../language/commands.ts'
import type { MailWords } from '../mail/words/en.ts'
import { wordsIn } from '../mail/words/words.ts'
import type { Agent, MailContext, Undone } from './agent.ts'
import type { Subject } from './outcome.ts'

export interface FrameCommands {
  /** What is left for the agent. */
  commands: Command[]
  undone: Subject[]
  notes: string[]
  notUnderstood: string[]
}

/** What they do to records. */
export interface FrameActions {
  /** No more mail about the thread to this person. */
  stopFollowing(threadId: number): Promise<void>
  /** Takes back the person's latest act in the thread; null where there is none (model.md). */
  undo(context: MailContext): Promise<Undone | null>
}

export async function runFrameCommands(
  agent: Agent,
  context: MailContext,
  written: readonly Command[],
  actions: FrameActions,
): Promise<FrameCommands> {
  const done: FrameCommands = { commands: [], undone: [], notes: [], notUnderstood: [] }
  if (context.mail.isStranger) return { ...done, notUnderstood: written.map(({ text }) => text) }
  const words = wordsIn(context.mail.language)
  for (const command of written) {
    if (command.kind === 'help') done.notes.push(helpOf(agent, words))
    else if (command.kind === 'stop') {
      if (context.mail.threadId !== null) await actions.stopFollowing(context.mail.threadId)
    } else if (command.kind === 'undo') await undo(actions, context, command.text, done)
    else if (command.kind === 'unknown' || !agent.commands) done.notUnderstood.push(command.text)
    else done.commands.push(command)
  }
  return done
}

/** Records that are named where an act is taken back. */
const MOST_NAMED = 3

async function undo(
  actions: FrameActions,
  context: MailContext,
  text: string,
  done: FrameCommands,
): Promise<void> {
  const said = wordsIn(context.mail.language)
  const { frame: words } = said
  // What this mail does is not yet an act: the one before would be taken back, which nobody means here.
  if (done.commands.length > 0) {
    done.notUnderstood.push(`${text} (${words.undoFirst})`)
    return
  }
  const undone = await actions.undo(context)
  if (!undone) {
    done.notUnderstood.push(`${text} (${words.undoNothing})`)
    return
  }
  const names = undone.names.slice(0, MOST_NAMED).map((name) => said.quote(name))
  const which = names.length > 0 ? ` (${said.list(names)})` : ''
  done.notes.push(words.undone(undone.subjects.length, which), ...undone.kept.map((one) => `${one(words)}.`))
  for (const subject of undone.subjects)
    if (!done.undone.some(({ kind, id }) => kind === subject.kind && id === subject.id))
      done.undone.push(subject)
}

function helpOf({ commands }: Agent, words: MailWords): string {
  const all = [...(commands?.words(words) ?? []), '#undo', '#stop'].join(', ')
  return `${words.frame.help(all)}${commands ? ` ${commands.hint(words)}` : ''}`
}
