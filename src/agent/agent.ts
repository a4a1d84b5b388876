// What an agent is: it reads a mail into a proposal, and applies the proposal to its records. The frame does the rest.
import type { z } from 'zod'
import type { AgentCard } from '../crew/card.ts'
import type { Acting } from '../kit/acting.ts'
import type { Scope } from '../kit/scope.ts'
import type { Command } from '../language/commands.ts'
import type { Person } from '../language/people.ts'
import type { RuleOrder } from '../language/rules/kept-rule.ts'
import type { ParsedMail } from '../mail/parsed-mail.ts'
import type { LanguageCode } from '../mail/words/contract.ts'
import type { MailWords } from '../mail/words/en.ts'
import type { DataBlock } from '../model/prompt.ts'
import type { Noun } from './counted.ts'
import type { Outcome, Subject } from './outcome.ts'
import type { Difference } from './replay.ts'

/** Items below this confidence become suggestions (agents.md 1.8). */
export const CONFIDENCE_GATE = 0.6

/** What the owner of the agent's address wants where a mail says nothing (INST-18). */
export interface MailDefaults {
  priority: 'high' | 'medium' | 'low' | null
  /** Days after the mail's own date. */
  dueDays: number | null
}

export interface MailPerson {
  /** Null for who has blocked the sender: they are read about, and nothing is made that reaches them (SET-20). */
  userId: number | null
  email: string
  name: string | null
}

/** A mail as an agent gets it: routed, guarded, with its people known. */
export interface AgentMail {
  deliveryId: number
  mailId: number
  /** Of the envelope: an address of the agent, or a reply address. */
  recipient: string
  parsed: ParsedMail
  /** The mail's own date, unless it is impossible; then when it came. */
  sentAt: Date
  /** In which its sender is answered: the account's, else its own. */
  language: LanguageCode
  /** In which it is written, where it tells. */
  writtenIn: LanguageCode | null
  /** Zone in which its dates are read: the sender's account, else the offset of the Date header. */
  zone: string
  sender: MailPerson & { userId: number }
  /** Participants by To and Cc, without the sender and without addresses of agents. */
  to: MailPerson[]
  cc: MailPerson[]
  /** Everybody who has blocked the sender, on this mail or not: no row, no event and no mail of it reaches them (SET-20). */
  blockers: ReadonlySet<number>
  /** The agent's address that got it. */
  agentAddress: string
  /** Nothing is set when absent. */
  defaults?: MailDefaults
  /** Whose personal context it is; null in a company's. */
  ownerId: number | null
  threadId: number | null
  isReply: boolean
  /** Somebody who takes no part in the thread: all that it says becomes a suggestion (model.md). */
  isStranger: boolean
  /** What "it" stands for, where another agent knew and left the mail. */
  meant?: string
  /** Its text took too long to read: nothing is guessed from it, and its commands count as ever. */
  commandsOnly: boolean
  /** The sender is a product's notification address (TULA-17). */
  isFromProduct: boolean
}

/** Where a thread lives, such as a project, and who is in it. */
export interface ThreadPlace {
  subject: Subject
  people: Person[]
}

/** A rule of wiring/rules.ts in a thread of its own; each sender waits for their own turn. */
export type InThread<Rule extends (given: never) => unknown> = (
  given: Parameters<Rule>[0],
  sender: string,
) => Promise<ReturnType<Rule>>

/** Null for a thread that lives nowhere: nothing came of its mails that is kept. */
export type PlaceOf = (scope: Scope, threadId: number) => Promise<ThreadPlace | null>

/** What an agent proposes to do with a mail: a form that its rules and the model both fill. */
export interface Proposal {
  /** In the order of the mail; `#undo`, `#stop` and `#help` are carried out by the frame. */
  commands: readonly Command[]
}

export interface Reading<P> {
  proposal: P
  by: 'rules' | 'model'
  /** Name of the model that read it; null where rules did. */
  model: string | null
  /** For the receipt: why the rules took over, and the like. */
  notes: string[]
}

/** What is known while the answer of the model is checked. */
export interface ModelContext<P, K> {
  mail: AgentMail
  known: K
  /** Commands and markers are always read by the rules: they mean the same with any model (MAIL-25). */
  byRules: P
  /** Whether the sentence stands in the mail word for word; what does not was invented (threat 12). */
  isQuoted(sentence: string): boolean
}

/** How the model is asked: in our own words, with the mail as data. */
export interface ModelReader<P, K> {
  answer: z.ZodType
  system: string
  prompt: string
  /** Most tokens of the answer. */
  maxTokens: number
  /** False where the rules have read all there is. */
  isWanted(byRules: P): boolean
  data(context: Omit<ModelContext<P, K>, 'isQuoted'>): DataBlock[]
  check(answer: unknown, context: ModelContext<P, K>): Checked<P>
}

export interface Checked<P> {
  /** Null where nothing of the answer stands though the rules are sure of something: their reading counts. */
  proposal: P | null
  /** Items left out because the mail does not say so. */
  dropped: number
  /** Items that the rules are sure of and the model left out: they wait for a person. */
  kept?: number
}

/** A mail in the transaction in which its agent applies it. */
export interface MailContext {
  scope: Scope
  /** With its thread. */
  mail: AgentMail
  by: Reading<unknown>['by']
  model: Reading<unknown>['model']
  at: Date
  /** Whether the mail may cause mail to people other than its sender: never by a copy or a machine (agents.md 1.5, 1.9). */
  mayTellOthers: boolean
  /** Sure enough to be done at once; what is not waits for a person, as all does that a stranger writes. */
  passes(confidence: number): boolean
  /** The agent's own; none of a stranger's. */
  commands: readonly Command[]
  /** What `#undo` has put back, each once. */
  undone: readonly Subject[]
}

/** Names what stayed, because somebody changed it later, in the language of whoever is told. */
export type Kept = (words: MailWords['frame']) => string

/** What `#undo` did. */
export interface Undone {
  subjects: Subject[]
  /** Of records that have one, each once. */
  names: string[]
  kept: Kept[]
}

/** A mail that an agent has nothing to do with. */
export interface Left {
  /** What "it" stands for in a reply to this agent, such as what was decided; null where that has no name. */
  meant: string | null
}

/** A stored mail that was read once more. */
export interface ReadAgain<P, K> {
  /** What the proposal was read with. */
  known: K
  proposal: P
  /** Name of the model that read it; null where rules did. */
  model: string | null
  /** Somebody asked for this reading of this mail: it counts even where a model read the mail before. */
  isChosen: boolean
}

/** An agent that has it can read stored mails again. */
export interface Replay<P extends Proposal, K> {
  /** As `known` was when the mail came: without what it made itself, and without what came later. */
  known(scope: Scope, mail: AgentMail, place: ThreadPlace | null): Promise<K>
  /** Writes nothing. What people corrected since is no difference: they have the last word. */
  compare(scope: Scope, mail: AgentMail, read: ReadAgain<P, K>): Promise<Difference[]>
  /** Makes them so, in the open transaction, and tells nobody by mail; answers the change set, by which it is taken back. */
  apply(acting: Acting, mail: AgentMail, differences: readonly Difference[]): Promise<number | null>
}

export interface Agent<P extends Proposal = Proposal, K = unknown> {
  readonly card: AgentCard
  /**
   * It answers over all contexts of whoever writes: nobody has an instance of it, its threads are each person's own,
   * and who has no account, or is not proved to be who they say, is a stranger to it.
   */
  readonly isEverywhere?: true
  /** What it makes of mails, where that is records. */
  noun?: Noun
  /**
   * Looks at what is there already; writes no records. `place` is that of a reply's thread, and null for strangers.
   * What takes long it may queue, as the reading of files, and throw `NotNow`: the mail comes again when it is done.
   */
  known(scope: Scope, mail: AgentMail, place: ThreadPlace | null): Promise<K>
  /** Reads the mail without a model, its text in a thread of its own. */
  byRules(mail: AgentMail, known: K): Promise<P>
  byModel?: ModelReader<P, K>
  /** Its own commands, as `#help` lists them: `hint` says more, and `example` is one of them. */
  commands?: {
    words(words: MailWords): readonly string[]
    hint(words: MailWords): string
    example: string
  }
  /**
   * Whether a mail answers what a thread holds, by its reading as a reply there and as a mail of its own: asked where
   * the subject alone points to the thread (agents.md 1.5). Without it such a mail is a thread of its own.
   */
  isAnswer?(asReply: P, asNew: P): boolean
  /** Threads in which this person is asked something under that subject: a reply without thread headers answers the only one. */
  asksUnder?(userId: number, subject: string): Promise<number[]>
  /**
   * Not null where the mail says nothing to this agent and may be work for another: who is told to book what a poll
   * decided has a task. Asked only of mails of those who take part in the thread.
   */
  leaves?(proposal: P): Left | null
  /** Whether a mail that another agent may leave is work for this one. Without it no mail is left to it. */
  hasWork?(proposal: P): boolean
  /** What else two mails could both change: they never share a transaction then. */
  touches?(mail: AgentMail, proposal: P): readonly string[]
  /** What people's rules may order of it, and its proposal as they want it: it is applied like any other. */
  follows?: {
    acts: readonly RuleOrder['act']['do'][]
    with(proposal: P, orders: readonly RuleOrder[], mail: AgentMail): P
  }
  /** In the delivery's transaction. */
  apply(context: MailContext, proposal: P): Promise<Outcome>
  /** Without it no stored mail is read again. */
  replay?: Replay<P, K>
}

/** Keeps the proposal's type between an agent's reading and its applying; others see no more than its commands. */
export function defineAgent<P extends Proposal, K>(agent: Agent<P, K>): Agent {
  return agent
}

/** Keeps the type of the model's answer within the reader. */
export function modelReader<S extends z.ZodType, P, K>(
  reader: Omit<ModelReader<P, K>, 'answer' | 'check'> & {
    answer: S
    check(answer: z.infer<S>, context: ModelContext<P, K>): Checked<P>
  },
): ModelReader<P, K> {
  return reader
}
