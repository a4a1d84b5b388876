// Reminders that the Copilot proposes and tells: at the moment that somebody says, of a task or in their own words.
import { z } from 'zod'
import type { Clock } from '../../../kit/clock.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { fold } from '../../../language/fold.ts'
import { speaksOf } from '../../../language/knowledge/speaks-of.ts'
import { plainOf, topicOf } from '../../../language/questions.ts'
import type { Answered, Applied, AskedQuestion, Asks, ProposedChange, Source } from '../../../records/asks.ts'
import { insertChangeSet } from '../../../records/change-set-store.ts'
import type { Task } from '../../tasks/contract.ts'
import { listTasksOfContext, lockTask, meaningOf } from '../../tasks/index.ts'
import { readHours } from '../hours-store.ts'
import { localTime } from '../local-time.ts'
import { morningOf } from '../quiet-hours.ts'
import { insertReminder, type OwnReminder, waitingReminders } from './own-reminder-store.ts'
import { calledOf, reminderOrderIn } from './reminder-orders.ts'

export const REMINDER = 'reminder'
const TASK = 'task'
const FIELD = 'reminder'
const SURE = 0.98
/** Where one's reminders without a task lead to. */
const OWN_TASKS = '/my-tasks'

interface ReminderAsksServices {
  db: Database
  clock: Clock
}

export function reminderAsks(services: ReminderAsksServices): Asks {
  return {
    async answer(scope, question) {
      if (/^(?:which|what|show|list|any|do i|have i|my)\b.*\breminders?\b/.test(fold(question.said)))
        return listed(await waitingReminders(services.db, scope), question)
      return MAYBE.test(question.said) ? ordered(services, scope, question) : null
    },
    apply: (scope, changes) => applyReminders(services, scope, changes),
  }
}

const MAYBE = /\b(?:remind|reminder|nudge me|ping me|let me forget)\b/i

async function ordered(
  { db }: ReminderAsksServices,
  scope: Scope,
  question: AskedQuestion,
): Promise<Answered | null> {
  const { timeZone, quiet } = await readHours(db, scope)
  const clock = { now: question.now, zone: timeZone, morning: morningOf(quiet) }
  const order = reminderOrderIn(question.said, clock)
  if (!order) return null
  const tasks = await listTasksOfContext(db, scope)
  const task = meant(tasks, order.about, question)
  // Without a moment "remind me to" is work to be noted, which tasks know.
  if (order.at === null) return task ? told('When shall I remind you?', [sourceOf(task)]) : null
  if (order.at <= question.now.toISOString()) return told('That moment is over.', [])
  if (!task && order.about === '') return told('Which one do you mean?', [])
  const about = task?.title ?? calledOf(order.about)
  const change: ProposedChange = {
    ...(task
      ? { kind: TASK, id: task.id, title: `#${task.number} ${task.title}`, path: `/task/${task.id}` }
      : { kind: REMINDER, id: null, title: about, path: OWN_TASKS }),
    ...{ version: null, field: FIELD, label: 'Reminder', before: '' },
    after: momentWords(order.at, timeZone),
    value: { at: order.at, about },
  }
  return { ...told('Press Apply to be reminded by mail.', task ? [sourceOf(task)] : []), changes: [change] }
}

const told = (text: string, sources: readonly Source[]): Answered => ({
  sureness: SURE,
  statements: [{ text, sources }],
})

const sourceOf = ({ id, number, title, updatedAt }: Task): Source => ({
  ...{ kind: TASK, id, title: `#${number} ${title}`, path: `/task/${id}`, quote: null, at: updatedAt },
})

/** "2026-11-24 09:00" on the person's own clock. */
function momentWords(at: string, zone: string): string {
  const { day, minute } = localTime(new Date(at), zone)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${day} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** The one open task that all of its words are said of, their own first; null where there is none, or more. */
function meant(tasks: readonly Task[], about: string, { me, among, shown }: AskedQuestion): Task | null {
  const open = tasks.filter(({ status }) => meaningOf(status) !== 'done')
  const number = /^(?:task )?#?(\d{1,5})$/i.exec(about)?.[1]
  const topic = topicOf(plainOf(about))
  const pointed = among?.find(({ kind }) => kind === TASK)?.id ?? (shown?.kind === TASK ? shown.id : null)
  if (topic.length === 0 && number === undefined) return open.find(({ id }) => id === pointed) ?? null
  const fits = open.filter((task) =>
    number === undefined ? topic.every((word) => speaksOf(task.title, word)) : task.number === Number(number),
  )
  const own = fits.filter(({ assignees }) => assignees.some(({ user }) => user.id === me.id))
  const [only, more] = own.length > 0 ? own : fits
  return only && !more ? only : null
}

function listed(waiting: readonly OwnReminder[], { zone }: AskedQuestion): Answered {
  if (waiting.length === 0) return told('You have no reminders.', [])
  const rows = waiting.map(({ id, about, taskId, at }) => ({
    text: `\u2022 ${momentWords(at.toISOString(), zone)}: ${about}`,
    sources: [
      taskId === null
        ? { kind: REMINDER, id, title: about, path: OWN_TASKS, quote: null, at: at.toISOString() }
        : {
            kind: TASK,
            id: taskId,
            title: about,
            path: `/task/${taskId}`,
            quote: null,
            at: at.toISOString(),
          },
    ],
  }))
  return {
    sureness: SURE,
    statements: [{ text: `Your reminders: ${waiting.length}.`, sources: [] }, ...rows],
  }
}

const wanted = z.object({ at: z.iso.datetime(), about: z.string().min(1).max(300) })

/** In the open transaction; what is refused for one leaves the others kept. */
async function applyReminders(
  { db, clock }: ReminderAsksServices,
  scope: Scope,
  changes: readonly ProposedChange[],
): Promise<Applied> {
  const applied: Applied = { changeSetIds: [], refused: [] }
  const acting = { db, scope, at: clock() }
  for (const { id: taskId, title, value } of changes.filter((one) => one.field === FIELD)) {
    try {
      const { at, about } = wanted.parse(value)
      if (taskId !== null) await lockTask(db, scope, taskId)
      if (new Date(at) <= acting.at) throw new AppError('invalid', 'That moment is over')
      const subject = {
        kind: REMINDER,
        id: await insertReminder(acting, { about, taskId, at: new Date(at) }),
      }
      const changeSetId = await insertChangeSet(acting, {
        ...{ place: subject, threadId: null, by: 'app', mailId: null },
        changes: [{ subject, kind: 'create', before: {}, after: {} }],
      })
      applied.changeSetIds.push(changeSetId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      applied.refused.push({ title, because: error.message })
    }
  }
  return applied
}
