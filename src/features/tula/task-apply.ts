// Applies Tula's proposal: project, tasks, changes, comments and suggestions in the delivery's transaction.

import type { AgentMail, MailContext } from '../../agent/agent.ts'
import type { Outcome } from '../../agent/outcome.ts'
import type { Acting } from '../../kit/acting.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { recordChangeSet } from '../../records/change-set-store.ts'
import { insertComment } from '../../records/comment-store.ts'
import {
  type ProjectRow,
  projectOfMail,
  projectOfThread,
  projectSubject,
  requireProject,
  touchProject,
} from '../projects/index.ts'
import {
  blockNew,
  briefTasks,
  insertTasks,
  keepAnswer,
  type MadeTask,
  type NewTask,
  storedOf,
  suggestTasks,
  taskSubject,
  tellOfMailResult,
} from '../tasks/index.ts'
import { suggestionsOf } from './asked-sentences.ts'
import { runCommands } from './command-apply.ts'
import { decideSuggested } from './decided.ts'
import { evidenceOf, type Proof } from './evidence.ts'
import { givenToInsiders, letIn } from './given-by-rules.ts'
import { answerOfDeleted, deletedProjectOf, reviveFor } from './gone-project.ts'
import { orInvitation } from './invitation-task.ts'
import { MailChanges, type SaidSuggestion } from './mail-changes.ts'
import { newTaskOf, suggestionOf } from './mail-tasks.ts'
import { onlyComment, onlyKept } from './only-kept.ts'
import { withoutPastedOrders } from './pasted-words.ts'
import { ProjectActs } from './project-acts.ts'
import { sentencesAgain } from './sentences-again.ts'
import { StandIns } from './stand-ins.ts'
import { answerQuestion } from './task-answer.ts'
import { withDefaults } from './task-defaults.ts'
import type { ProposedTask, TaskProposal } from './task-proposal.ts'
import { headlineOf, receiptItems, unmetWaits } from './task-receipt.ts'
import { nextNumber, ofStranger } from './task-rules.ts'
import type { TulaServices } from './tula-services.ts'
import { bothDays } from './two-days.ts'
import { asUsual } from './usual-ways.ts'
import { withoutProject } from './without-project.ts'

export async function applyProposal(
  services: TulaServices,
  context: MailContext,
  understood: TaskProposal,
): Promise<Outcome> {
  const read = orInvitation(understood, context.mail)
  const { db } = services
  const { scope, mail, model, at, passes: gate } = context
  const proposal = mail.isStranger ? ofStranger(read, mail) : withoutPastedOrders(read, mail)
  const acting = { db, scope, at }
  const words = wordsIn(mail.language)
  const deleted = await deletedProjectOf(acting, mail)
  if (deleted) return answerOfDeleted(deleted, context)
  if (proposal.asksFor && context.undone.length === 0) {
    return answerQuestion(services, context, await askedProject(services, context, proposal), proposal)
  }
  const silent = withoutProject(proposal, context)
  if (silent) return silent
  const place = await projectOfMail(db, scope, mail, at)
  const revived = await reviveFor(acting, place.project, context, proposal)
  const { project } = revived
  const standIns = await StandIns.of(acting, place, mail)
  const changes = new MailChanges(acting, project, mail, standIns)
  for (const { id } of context.undone) changes.undone.add(id)
  const about = proposal.answers?.number ?? null
  const decided = await decideSuggested(services, context, { project, changes }, proposal.decided)
  const commands = await runCommands({ db, context, project, changes, about })
  const suggested: SaidSuggestion[] = []
  const reader = { model, readOn: dayOf({ at, zone: mail.zone }) }
  const proofOf = (item: Proof) => evidenceOf(item, reader)

  for (const change of proposal.changes) {
    const isAllowed = !change.dropped || mail.isStranger || (await changes.mayDrop(change.task))
    if (gate(change.confidence) && isAllowed) await changes.apply(change)
    else suggested.push(...(await changes.suggest(change, proofOf(change))))
  }
  suggested.push(...(await suggestionsOf(context, proposal, { project, changes, evidenceOf: proofOf })))
  const chosen = proposal.saysSeveral ? await sentencesAgain({ db, mail, scope }, project, proofOf) : []
  suggested.push(...chosen)
  await changes.release()
  const usual = asUsual([...proposal.tasks, ...decided.fresh], mail, await services.readingFor(scope))
  const asSet = withDefaults(usual.tasks, mail)
  const given = await givenToInsiders(acting, project, mail, asSet.tasks)
  const certain = given.filter((task) => gate(task.confidence))
  const unsure = given.filter((task) => !gate(task.confidence))
  await letIn(acting, project, certain)
  const news = certain.map((task) => newTaskOf(task, { project, mail, scope }, proofOf(task)))
  const made = await insertTasks(acting, project.id, await withStandIns(standIns, news))
  for (const [index, { id }] of made.entries()) standIns.note(id, news[index]?.assigneeIds ?? [])
  const named = certain.map(blockersAmong(made, certain, unsure.length > 0))
  const waits = await blockNew(acting, made, named)
  for (const task of unsure) {
    const suggestion = suggestionOf(task, { project, mail, scope }, proofOf(task))
    suggested.push({ ...suggestion, days: bothDays(task, mail.language) })
  }
  await suggestTasks(acting, project, suggested)
  const acts = new ProjectActs(acting, project, words.project)
  await acts.run(context, proposal.projectActs)
  const answered = mail.isStranger ? null : proposal.answers
  if (proposal.comment && answered)
    await keepAnswer(acting, acts.project, mail, { task: answered, comment: proposal.comment })
  else if (proposal.comment && mail.isReply)
    await keepComment(acting, { mail, changes, project: acts.project }, proposal.comment)
  await recordChangeSet(acting, {
    ...{ place: projectSubject(acts.project.id), threadId: acts.project.threadId },
    ...{ by: 'tula', mailId: mail.mailId },
    changes: [...revived.changes, ...[...made.map(creation), ...changes.done].map(storedOf), ...acts.changes],
  })
  // New tasks have touched it already.
  if (made.length === 0) await touchProject(db, acts.project.id, at)
  const { updated, released } = changes
  const created = made.map((task) => task.id)
  await standIns.keep()
  await tellOfMailResult({ db, scope }, place, mail, { created, updated, released })
  await acts.tell()
  const { publicUrl } = services
  const rows = {
    made: made.map((task) => ({ ...task, number: acts.numbers.get(task.id) ?? task.number })),
    proposed: certain,
    waits,
    suggested,
    changeLines: [...decided.lines, ...changes.words, ...acts.lines],
  }
  const asked = [...proposal.unclear, ...acts.notUnderstood]
  const notUnderstood = [...decided.notUnderstood, ...commands.notUnderstood, ...asked]
  const notes = [
    ...revived.notes,
    ...commands.notes,
    ...usual.notes,
    ...asSet.notes,
    ...(await standIns.notes()),
    ...unmetWaits(made, certain, waits, words.task),
    ...(changes.words.length > 0 ? onlyComment(proposal, mail) : []),
  ]
  const asksForOpen = proposal.asksForOpen === true && !mail.isStranger
  const open = asksForOpen
    ? await answerQuestion(services, context, acts.project, { asksFor: 'status' })
    : null
  // A guess in a first mail that only copied the agent waits on the board; a reply is about tasks, and gets its question.
  const told = [
    mail.isReply ? suggested : [],
    made,
    rows.changeLines,
    notUnderstood,
    notes,
    context.undone,
    proposal.commands,
    open ? [open] : [],
  ]
  const firstNumber = chosen.length > 0 ? nextNumber(await briefTasks(db, acts.project.id)) : null
  const items = receiptItems({ publicUrl, project: acts.project, mail, firstNumber, ...rows })
  const matter = {
    made: items.made,
    changed: rows.changeLines,
    suggested: suggested.length,
    unclear: asked.length,
  }
  const happened = [made, rows.changeLines, suggested, notUnderstood, context.undone, proposal.commands]
  const isKept = proposal.comment !== null && happened.every(({ length }) => length === 0)
  const kept = isKept ? await onlyKept(db, acts.project, mail) : null
  const nothing = kept === null ? words.task.nothing : words.task.onlyKept
  const unread = proposal.unreadIn ? unreadWords(proposal.unreadIn, mail) : nothing
  const said = { ...words, task: { ...words.task, nothing: unread } }
  const headline = headlineOf(matter, answered && proposal.comment ? answered : null, said)
  return {
    ...items,
    headline: [headline, open?.headline].filter(Boolean).join('; '),
    changed: [...new Set([...decided.taskIds, ...updated])].map(taskSubject),
    notUnderstood,
    notes: kept === null ? notes : [...notes, kept],
    sections: open?.sections ?? [],
    mailSwitch: made.length > 0 ? 'newTaskAlerts' : null,
    isQuiet: updated.size === 0 && !answered && told.every(({ length }) => length === 0),
    isPrivate: false,
  }
}

/** The one that a question names, else that of the thread. */
async function askedProject(
  { db }: TulaServices,
  { scope, mail }: MailContext,
  { asksAbout }: TaskProposal,
): Promise<ProjectRow | null> {
  const id = asksAbout?.projectId ?? null
  if (id !== null) return requireProject(db, scope, id)
  return mail.threadId === null ? null : projectOfThread(actingAs(db, scope), mail.threadId)
}

function unreadWords(code: string, { language }: AgentMail): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
  return wordsIn(language).task.notRead(name)
}

async function withStandIns(standIns: StandIns, news: readonly NewTask[]): Promise<NewTask[]> {
  const given: NewTask[] = []
  for (const task of news) given.push({ ...task, assigneeIds: await standIns.instead(task.assigneeIds) })
  return given
}

/** A comment belongs to the one task that the mail changed, else to the project. */
async function keepComment(
  { db, scope, at }: Acting,
  { mail, changes, project }: { mail: AgentMail; changes: MailChanges; project: ProjectRow },
  text: string,
): Promise<void> {
  const [only, ...more] = [...changes.tasks]
  const isOfTask = only !== undefined && more.length === 0
  const comment = {
    subject: isOfTask ? taskSubject(only) : projectSubject(project.id),
    ...{ threadId: project.threadId, mailId: mail.mailId, text: text.slice(0, 20_000) },
  }
  await insertComment(db, scope, comment, at)
}

/** Where items of a list wait to be decided, the numbers of the others are no longer those of the list. */
function blockersAmong(
  made: readonly MadeTask[],
  proposed: readonly ProposedTask[],
  areSomeMissing: boolean,
) {
  const own = new Set(areSomeMissing ? made.map(({ number }) => number) : [])
  const numberAt = (place: number) => made[proposed.findIndex((one) => one.place === place)]?.number ?? []
  return ({ blockedBy, waitsForPlaces = [] }: ProposedTask) => [
    ...blockedBy.filter((number) => !own.has(number)),
    ...waitsForPlaces.flatMap(numberAt),
  ]
}

function creation(task: MadeTask) {
  return { taskId: task.id, kind: 'create' as const, before: {}, after: {} }
}
