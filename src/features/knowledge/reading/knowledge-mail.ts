// A mail to the knowledge base, and what is read in it.
import type { Command } from '../../../language/commands.ts'
import type { Correction } from './correction.ts'
import type { AskedInMail } from './mail-parts.ts'
import type { OwnerReply } from './owner-reply.ts'
import type { ReplyAct } from './reply-words.ts'

/** Plain data, which can be read in another thread. */
export interface KnowledgeMail {
  text: string
  subject: string
  forwarded: { subject: string | null; text: string } | null
  commandsOnly: boolean
}

export interface ReadKnowledge {
  commands: readonly Command[]
  /** What a short reply says. */
  act: ReplyAct | null
  /** "Yes" and "no" to what it answers. */
  yes: boolean | null
  asked: AskedInMail[]
  /** What is to be kept; empty where the mail tells nothing. */
  told: string
  /** All that it says, but for greeting, closing and courtesies. */
  said: string
  title: string
  /** As the reply of somebody who is asked for an answer. */
  ownerReply: OwnerReply
  /** What it corrects in an article; null where it corrects nothing. */
  correction: Correction | null
  /** It may be meant to be kept, or only to explain what is asked: its author is asked. */
  isUnclear: boolean
}
