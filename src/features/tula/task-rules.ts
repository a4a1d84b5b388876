// Reads a mail into Tula's proposal without a model.
import type { AgentMail } from '../../agent/agent.ts'
import type { ReadTasksInput } from '../../language/candidates/input.ts'
import { readCommands, readMarkers, readQuestionOfStatus } from '../../language/commands.ts'
import type { LearnedReading } from '../../language/learned/learned-reading.ts'
import type { Person } from '../../language/people.ts'
import { type Objection, readObjection, saysSeveral } from '../../language/replies/objections.ts'
import { type ReplyReading, readReply } from '../../language/reply.ts'
import { wantsNoAnswer } from '../../language/small-talk.ts'
import { readNumberAnswers, readSuggestionAnswers } from '../../language/suggestion-answers.ts'
import { matchTarget } from '../../language/task-match.ts'
import type { TaskReading } from '../../language/task-reading.ts'
import { asksForOpen, readAskedAbout } from '../../language/tasks/asked-about.ts'
import { type Below, listedBelow } from '../../language/tasks/listed-below.ts'
import { readTasks } from '../../language/tasks/read.ts'
import { unreadLanguageOf } from '../../language/unread-languages.ts'
import { isByProgram } from '../../mail/automatic-words.ts'
import type { ForwardedPart } from '../../mail/parsed-mail.ts'
import { isReplySubject } from '../../mail/subject.ts'
import type { BriefTask } from '../tasks/index.ts'
import { meaningOf } from '../tasks/status.ts'
import { inListOrder } from './list-numbers.ts'
import { fitOf, type KnownProjects, projectActsIn } from './project-words.ts'
import { proposedChangeOf } from './reply-proposal.ts'
import type { ProposedTask, TaskProposal } from './task-proposal.ts'

/** What the rules read of a mail: plain data, which can be read in another thread. */
export type MailToRead = Pick<
  AgentMail,
  'sender' | 'to' | 'cc' | 'sentAt' | 'zone' | 'isReply' | 'commandsOnly' | 'meant'
> & {
  parsed: Pick<AgentMail['parsed'], 'subject' | 'priority'> & {
    newest: Pick<AgentMail['parsed']['newest'], 'text' | 'answers' | 'quoted'>
  }
  /** It says that a program wrote it: what sounds like work there is mostly none. */
  isByProgram?: boolean
  /** The mail that it forwards. */
  below?: Below
}

/** Nothing of the mail but what the rules read. */
export function toRead(mail: AgentMail): MailToRead {
  const { sender, to, cc, sentAt, zone, isReply, commandsOnly, meant, parsed } = mail
  const { subject, priority, newest } = parsed
  return {
    sender,
    to,
    cc,
    sentAt,
    zone,
    isReply,
    commandsOnly,
    ...(meant === undefined ? {} : { meant }),
    ...(newest.forwarded[0] ? { below: belowOf(newest.forwarded[0]) } : {}),
    isByProgram: isByProgram(newest) && !parsed.headers.some(({ name }) => name === 'list-post'),
    parsed: {
      subject,
      priority,
      newest: { text: newest.text, answers: newest.answers, quoted: newest.quoted.slice(0, LONGEST_QUOTE) },
    },
  }
}

const belowOf = ({ text, from, fromName }: ForwardedPart): Below => ({
  text: text.slice(0, LONGEST_QUOTE),
  from: from?.name ?? fromName ?? null,
})

/** Characters; an answer that stands in a quoted list stands near its top. */
const LONGEST_QUOTE = 20_000

/** From this on a task is made and not only suggested. */
const SURE = 0.6

/** Characters of a comment that nobody has read. */
const MOST_UNREAD = 5_000

/** `readByRules`, wherever it runs. */
export type ReadByRules = (...given: Parameters<typeof readByRules>) => Promise<TaskProposal>

/** What is there before the mail is read: plain data, as the mail. */
export interface KnownToRules {
  tasks: readonly BriefTask[]
  /** Number of the task that the mail answers a comment of. */
  about?: number | undefined
  /** Those of the project; a reply may name one who is not on it. */
  people?: readonly Person[]
  /** What the suggestions of the last receipt ask that still wait. */
  asked?: readonly ('task' | 'change')[]
  /** Where the mail may speak of projects; null for all other mails. */
  projects?: KnownProjects | null
  /** What corrections taught about its company, or its person. */
  learned?: LearnedReading
}

export function readByRules(mail: MailToRead, known: KnownToRules): TaskProposal {
  const { about, people = [] } = known
  const { parsed } = mail
  const { commands, rest: written } = readCommands(parsed.newest.text)
  const { asked = [] } = known
  const single = asked.length === 1 ? (asked[0] ?? null) : null
  const numbered = asked.length > 1 ? readNumberAnswers(written, nextNumber(known.tasks), asked.length) : null
  const { answers: decided, rest: undecided } = numbered
    ? { answers: numbered, rest: '' }
    : asked.length > 0
      ? readSuggestionAnswers(written, single)
      : { answers: [], rest: written }
  const ofProjects = known.projects
    ? projectActsIn({ text: undecided, sentAt: mail.sentAt, zone: mail.zone }, known.projects)
    : null
  const rest = ofProjects?.rest ?? undecided
  const markers = readMarkers(parsed.subject, parsed.newest.text)
  const input = { ...inputOf(mail, rest), ...(known.learned ? { learned: known.learned } : {}) }
  const { text } = input
  // What is marked as a task is one, whatever it sounds like (MAIL-25).
  const isTold = markers.task || mail.commandsOnly
  const asksFor = isTold ? null : readQuestionOfStatus(text.trim() === '' ? input.subject : text)
  const empty: TaskProposal = {
    commands,
    decided,
    tasks: [],
    changes: [],
    projectActs: ofProjects?.acts ?? [],
    comment: null,
    answers: null,
    unclear: [],
    asksFor,
    forPolling: markers.polling,
    forTask: markers.task,
  }
  // Of a text that is not read a reply is kept as a comment.
  if (mail.commandsOnly) return marked({ ...empty, comment: unreadComment(mail, text) }, mail)
  if (asksFor) return empty
  const asksAbout = isTold ? null : askedAbout(text, known)
  if (asksAbout) return { ...empty, asksFor: 'status', asksAbout }
  if (markers.polling && !markers.task) return empty
  const unreadIn = isTold ? null : unreadLanguageOf(text)
  // A reply is kept as a comment, and its writer hears that nothing was done.
  if (unreadIn !== null) return { ...empty, unreadIn, comment: unreadComment(mail, text) }
  const objection = mail.isReply && !isTold ? readObjection(text) : null
  if (objection) return { ...empty, ...takenBack(objection, known) }
  if (mail.isReply && !isTold && saysSeveral(text))
    return { ...empty, saysSeveral: true, comment: text.trim() }
  if (mail.isReply) {
    const { answers, quoted } = parsed.newest
    const isWhole = text === parsed.newest.text
    const onMail = new Set([mail.sender, ...mail.to, ...mail.cc].map(({ email }) => email))
    const reply = {
      ...{ ...input, ...split(known.tasks), ...(isWhole ? { answers, quoted } : {}) },
      ...(about === undefined ? {} : { about }),
      cc: [...input.cc, ...people.filter(({ email }) => !onMail.has(email))],
    }
    const read = fromReply(readReply(reply), text)
    const doubtful = ofProjects?.doubtful.filter(({ sentence }) => !saysOfTasks(read, sentence)) ?? []
    const isAsked = asksForOpen(text) && { asksForOpen: true }
    return marked({ ...empty, ...read, ...isAsked, projectActs: [...empty.projectActs, ...doubtful] }, mail)
  }
  const listed = mail.below === undefined ? null : listedBelow(input, mail.below)
  if (listed) return marked(Object.assign(empty, { tasks: listed.map(proposedOf) }), mail)
  const tasks = inListOrder(readTasks(input)).filter(
    ({ confidence }) => !mail.isByProgram || confidence >= SURE,
  )
  return marked(Object.assign(empty, { tasks: tasks.map(proposedOf) }), mail)
}

/** "That was a question": the only open task goes, else the only suggestion; of several the reply is asked which. */
function takenBack(
  { sentence, task }: Objection,
  { tasks, asked = [] }: KnownToRules,
): Partial<TaskProposal> {
  const open = split(tasks).openTasks.map(({ number }) => number)
  const meant = task === null ? open : open.filter((number) => number === task)
  const [only, ...more] = meant
  if (only !== undefined && more.length === 0)
    return { changes: [{ task: only, dropped: true, reason: sentence, sentence, confidence: 0.9 }] }
  if (task === null && asked.length === 1) return { decided: [{ letter: null, isKept: false }] }
  return { comment: sentence, unclear: open.length > 0 ? [whichTask(sentence, open)] : [] }
}

/** The one that the next task gets; suggestions of sentences are numbered from there on. */
export const nextNumber = (tasks: readonly { number: number }[]): number =>
  1 + Math.max(0, ...tasks.map(({ number }) => number))

const whichTask = (sentence: string, numbers: readonly number[]): string =>
  `${sentence} (which task: ${numbers.map((number) => `#${number}`).join(', ')}?)`

/** What a question is about that tasks or a project of theirs answer; null for any other text. */
function askedAbout(text: string, { tasks, projects }: KnownToRules): TaskProposal['asksAbout'] | null {
  const asked = readAskedAbout(text)
  if (!asked) return null
  const { about } = asked
  if (about === null) return tasks.length > 0 ? { tasks: [], projectId: null } : null
  const named = matchTarget({ by: 'words', words: about, verb: null }, split(tasks).openTasks, null)
  const numbers = [...named.tasks, ...named.candidates]
  if (numbers.length > 0) return { tasks: numbers, projectId: null }
  const [project, ...more] = projects ? fitOf(about.replace(/^the /, ''), projects.all).fits : []
  return project && more.length === 0 && asked.asks === 'status' ? { tasks: [], projectId: project.id } : null
}

/** Its words are a change or a task: "move it to review". */
function saysOfTasks({ tasks = [], changes = [] }: Partial<TaskProposal>, sentence: string): boolean {
  return [...tasks, ...changes].some(
    (item) => item.sentence.includes(sentence) || sentence.includes(item.sentence),
  )
}

function unreadComment({ isReply }: MailToRead, text: string): string | null {
  return isReply ? text.trim().slice(0, MOST_UNREAD) || null : null
}

/** $$task says that there is a task, even where nobody found a sentence that sounds like one (MAIL-14). */
export function marked(proposal: TaskProposal, mail: MailToRead): TaskProposal {
  if (!proposal.forTask || proposal.tasks.length > 0) return proposal
  return { ...proposal, tasks: [wholeMail(mail)], comment: null }
}

/** A remark of somebody who takes no part becomes no comment: all of it waits to be decided (model.md, reply address). */
export function ofStranger(proposal: TaskProposal, mail: MailToRead): TaskProposal {
  const changes = proposal.changes.filter(({ note }) => note === undefined)
  if (proposal.comment === null && changes.length === proposal.changes.length) return proposal
  const { subject, newest } = mail.parsed
  const saysNothing = proposal.tasks.length + changes.length > 0 || wantsNoAnswer(subject, newest.text)
  return { ...proposal, changes, comment: null, tasks: saysNothing ? proposal.tasks : [wholeMail(mail)] }
}

/** Mail gateways put it before subjects that come from outside. */
const GATEWAY_TAG = /^\s{0,9}\[(?:external|extern|externe|externo|esterno|ext|spam)\b[^\]\n]{0,20}\]\s{0,9}/i

/** What tasks are read from; `rest` is the newest text without its command lines. */
export function inputOf(mail: MailToRead, rest: string): ReadTasksInput {
  const { parsed, sender, to, cc, sentAt, zone, meant } = mail
  return {
    text: withoutMarkers(rest),
    subject: withoutMarkers(parsed.subject.replace(GATEWAY_TAG, '')),
    ...(isReplySubject(parsed.subject) ? { hasOldSubject: true } : {}),
    author: sender,
    to,
    cc,
    sentAt,
    zone,
    mailPriority: parsed.priority,
    ...(readsDayFirst(zone) ? { dayFirst: true } : {}),
    ...(meant === undefined ? {} : { thing: meant }),
  }
}

function split(known: readonly BriefTask[]) {
  const stated = known.map((task) => {
    const state = meaningOf(task.status)
    return { ...task, state: state === 'review' ? ('progress' as const) : state }
  })
  return {
    openTasks: stated.filter(({ state }) => state !== 'done'),
    doneTasks: stated.filter(({ state }) => state === 'done'),
  }
}

function fromReply(reading: ReplyReading, text: string): Partial<TaskProposal> {
  return {
    tasks: reading.newTasks.map(proposedOf),
    changes: reading.changes.map(proposedChangeOf),
    toAsk: reading.toAsk ?? [],
    unread: reading.unread ?? [],
    comment:
      reading.comment ??
      (reading.newTasks.length + reading.changes.length === 0 ? text.trim() || null : null),
    unclear: reading.unclear.map(({ sentence, candidates }) =>
      candidates.length > 0 ? whichTask(sentence, candidates) : sentence,
    ),
  }
}

function proposedOf({
  title,
  description,
  assignees,
  names,
  dueDate,
  priority,
  evidence,
  confidence,
  repeats,
  blockedBy,
}: TaskReading): ProposedTask {
  return {
    title,
    description,
    assignees,
    names: [...(names ?? [])],
    dueDate,
    priority,
    confidence,
    sentence: evidence.sentence,
    recurrence: repeats ?? null,
    blockedBy: blockedBy ?? [],
  }
}

/** What stands behind the marker on its line is the task. */
const MARKED_LINE = /\$\$task\b:?[ \t]{0,8}(\S.*)/i

/** A new mail is named by its subject; in a reply that is the name of what was there before. */
function wholeMail({ parsed, to, isReply }: MailToRead): ProposedTask {
  const { rest } = readCommands(parsed.newest.text)
  const text = withoutMarkers(rest)
  const subject = withoutMarkers(parsed.subject)
  const first =
    MARKED_LINE.exec(rest)?.[1]?.trim() ??
    text
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim() ??
    ''
  const title = (isReply ? first || subject : subject || first) || 'Task from a mail'
  return {
    title: title.slice(0, 80),
    description: text.slice(0, 500),
    assignees: to.map((person) => person.email),
    names: [],
    dueDate: null,
    recurrence: null,
    blockedBy: [],
    priority: parsed.priority === 'high' ? 'high' : 'medium',
    sentence: first || subject,
    confidence: 0.9,
  }
}

function withoutMarkers(text: string): string {
  return text.replace(/\$\$(task|polling)\b:?/gi, '').trim()
}

/** 5/12 is the fifth of December nearly everywhere but in the Americas, whose clocks stand three hours and more behind. */
function readsDayFirst(zone: string): boolean {
  const offset = /^-(\d\d)/.exec(zone)
  if (offset) return Number(offset[1]) < 3
  return !/^(?:America|US|Canada)\//.test(zone)
}
