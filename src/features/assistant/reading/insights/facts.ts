// Answers plain facts: who does a task, how it stands, how many there are, what is stuck, and how all of it goes.
import type { AssistantAnswer } from '../../answer/contract.ts'
import type { TaskSummary } from '../../contract.ts'
import type { Asked } from '../asked.ts'
import { type Board, isAssignedTo, isOpen, isOverdue, nameOf, statusOf, statusWords } from '../board.ts'
import { tasksNamed } from '../named-tasks.ts'
import { isNarrow, narrowed, readNarrowing } from '../narrowing.ts'
import { withoutEnds } from '../phrase.ts'
import { countOf, listed, taskLines, taskName } from '../task-lines.ts'

const insight = (suggestion: string): AssistantAnswer => ({ type: 'INSIGHT', suggestion })

const WHO =
  /^(?:(?:do you know|tell me|show me|and|so|any idea) )?(?:who(?:'s| is| are| does| has| will| should| owns| takes| was| did| can)?|whose (?:task|job|turn) is|to whom is)\b/
const WHO_LEAD =
  /^(?:(?:do you know|tell me|show me|and|so|any idea) )?(?:who(?:'s|m)?|whose (?:task|job|turn))\b|\b(?:is|are|does|has|will|owns?|takes?|was|did|can|doing|does|do|working on|work on|works on|responsible for|in charge of|handling|handles|assigned to|on top of|taking care of|takes care of|care of|got|busy with|dealing with|supposed to|meant to|going to|to|looking after|behind|on|the assignee of|the owner of|assignee|owner|of|for|task|it|with|currently|been|have|should)\b/g

/** "Who's doing the Dutch translation?" */
export function readWho({ plain, board }: Asked): AssistantAnswer | null {
  if (!WHO.test(plain) && !/\b(?:assignee|owner) (?:of|for)\b/.test(plain)) return null
  const words = plain.replace(WHO_LEAD, ' ').replace(/\s+/g, ' ').trim()
  const named = tasksNamed(words, board)
  const tasks = named.kind === 'tasks' || named.kind === 'several' ? named.tasks : []
  if (tasks.length === 0) return null
  return insight(
    tasks
      .map((task) => {
        const people = task.assignees.map(nameOf)
        return people.length === 0
          ? `Nobody is assigned to ${taskName(task)}.`
          : `${listed(people)} ${people.length > 1 ? 'have' : 'has'} ${taskName(task)}, ${statusWords[statusOf(task)]}.`
      })
      .join('\n'),
  )
}

/** What may stand behind the task that is asked about. */
const STANDINGS =
  'is,are,was,been,being,already,yet,now,done,finished,completed,complete,started,blocked,stuck,pending,going,doing,coming along,along,ready,in progress,in review,so late,late,overdue,still,open,high,urgent,stand,standing,looking,at,status,sent,sorted,taking so long,going to be,on track'.split(
    ',',
  )

/** "Is the press release done?", "how far is the login?", "what about the flowers?" */
export function readStanding({ plain, board }: Asked): AssistantAnswer | null {
  const asked = plain.replace(
    /^(?:(?:and|so|tell me|describe|explain|do you know|what's|what is|what|how's|how is|how are|how|where's|where is|where are|is|are|was|were|has|have|did|do|does|why is|why are|why|any|news|update|whether|if|anyone|anybody|somebody|someone|we|you|i|there|the status of|the priority of|the priority for|the state of|status of|the progress (?:of|on|with)|up with|about|on|far|going|with|far along|happening|happened|to|of|the)\s+)+/,
    '',
  )
  const words = withoutEnds(asked, STANDINGS).trim()
  if (/\byou(?:r|rs)?\b/.test(words)) return null
  // "What's 2+2" asks about no task.
  if (/^\d/.test(words) && !/#|\b(?:task|number|item|card|ticket)\b/.test(plain)) return null
  const named = tasksNamed(words, board)
  if ((named.kind !== 'tasks' && named.kind !== 'several') || named.tasks.length === 0) return null
  return insight(taskLinesWithStatus(named.tasks, board))
}

function taskLinesWithStatus(tasks: readonly TaskSummary[], board: Board): string {
  const [only] = tasks
  if (tasks.length !== 1 || !only) return taskLines(tasks, board)
  const overdue = isOverdue(only, board) ? ' and overdue' : ''
  return `It is ${statusWords[statusOf(only)]}${overdue}, priority ${only.priority}:\n${taskLines([only], board)}`
}

const COUNT =
  /\b(?:how many(?! days)|how much|number of|count|total|what percent(?:age)?|percentage|how far along|share of)\b/

/** What is counted is named by no word that tasks have no part of, such as guests. */
export function countsTasks({ plain, said, board }: Asked): boolean {
  return readNarrowing(plain.replace(COUNT, ' '), board, said).rest === ''
}

export function readCount(asked: Asked): AssistantAnswer | null {
  if (!COUNT.test(asked.plain)) return null
  const { board } = asked
  const narrowing = readNarrowing(asked.plain.replace(COUNT, ' '), board, asked.said)
  const found = narrowed(board.tasks, narrowing, board)
  const done = board.tasks.length - board.tasks.filter(isOpen).length
  if (!isNarrow(narrowing)) return insight(`${countOf(board.tasks.length)}, ${done} of them completed.`)
  const list = found.length > 0 ? `\n${taskLines(found, board)}` : ''
  return insight(`${found.length} of ${countOf(board.tasks.length)}${found.length > 0 ? ':' : '.'}${list}`)
}

const STUCK =
  /\b(?:stuck|blocked|blockers?|blocking|nothing (?:is )?moving|not moving|held up|holding (?:us|things|it|everything|anything|me|this)|hold(?:ing)? up|on hold|stalled|bottlenecks?|standing still|in the way|obstacles?|impediments?|waiting (?:on|for) (?:someone|somebody|others|anyone|somethings?)|jammed|what (?:are|am) (?:we|i) waiting (?:for|on))\b/

export function readStuck({ plain, board }: Asked): AssistantAnswer | null {
  if (!STUCK.test(plain)) return null
  const blocked = board.tasks.filter((task) => statusOf(task) === 'blocked')
  const late = board.tasks.filter((task) => isOverdue(task, board) && !blocked.includes(task))
  const also =
    late.length > 0 && !board.isExact ? `\nOverdue, though not blocked:\n${taskLines(late, board)}` : ''
  if (blocked.length === 0) return insight(`No task is blocked.${also}`)
  return insight(`${countOf(blocked.length)} blocked:\n${taskLines(blocked, board)}${also}`)
}

const UNASSIGNED =
  /\b(?:unassigned|not assigned|isn't assigned|aren't assigned|nobody(?:'s| is| has| was)?|no one(?:'s| is| has)?|without (?:an? |any )?(?:assignees?|owners?|person|people|anyone)|no (?:assignees?|owners?)|orphan(?:ed)?|unowned|up for grabs|has no (?:owner|assignee))\b/

export function readUnassigned({ plain, board }: Asked): AssistantAnswer | null {
  if (!UNASSIGNED.test(plain) || /\bstart|\btouch|\bbegun/.test(plain)) return null
  const free = board.tasks.filter((task) => isOpen(task) && task.assignees.length === 0)
  if (free.length === 0) return insight('Every open task has an assignee.')
  return insight(`${countOf(free.length)} without an assignee:\n${taskLines(free, board)}`)
}

const WHOLE =
  /\b(?:summar\w+|overview|status (?:report|update)|report|recap|where (?:do )?we (?:stand|are)|where are we|how (?:are we|is it|is this|are things|is everything|is the (?:project|board|team)|does it|do we|do things|'s (?:it|everything|the project))\b.{0,20}(?:going|doing|looking|stand|look)?|how's (?:it|everything|the (?:project|board|team|launch)|things)|(?:explain|describe) (?:the|this|my|our) (?:board|project)|what's (?:going on|happening|new|the (?:status|state|situation|progress|score))|what is (?:going on|happening|new|the (?:status|state|situation|progress))|how far (?:are we|along)|what (?:do we|is|remains|needs)(?: still)? (?:have|left|need|to be)(?: to)?(?: be)? (?:do|done)|catch me up|bring me up to (?:date|speed)|update me|fill me in|state of (?:play|things|the (?:project|board))|progress|big picture|tl;?dr|at a glance|brief me|insights?|statistics|stats|analy[sz]e)\b/

/** How all of it goes, in counts and what presses. */
export function readWhole({ plain, board, said }: Asked): AssistantAnswer | null {
  if (!WHOLE.test(plain)) return null
  const { people } = readNarrowing(plain, board, said)
  const tasks = board.tasks.filter((task) => people.some((person) => isAssignedTo(task, person)))
  return insight(wholeWords(people.length > 0 && tasks.length > 0 ? { ...board, tasks } : board))
}

function wholeWords(board: Board): string {
  const { tasks } = board
  const count = (fits: (task: TaskSummary) => boolean) => tasks.filter(fits).length
  const done = count((task) => !isOpen(task))
  const going = count((task) => ['in-progress', 'review'].includes(statusOf(task)))
  const blocked = count((task) => statusOf(task) === 'blocked')
  const pending = count((task) => statusOf(task) === 'pending')
  const overdue = tasks.filter((task) => isOverdue(task, board))
  const head = `${done} of ${countOf(tasks.length)} completed, ${going} under way, ${pending} pending, ${blocked} blocked.`
  return overdue.length === 0 ? head : `${head}\n${overdue.length} overdue:\n${taskLines(overdue, board)}`
}

/** "What is Jonas working on?", "does Mei have anything?" */
export function readPerson({ plain, board, said }: Asked): AssistantAnswer | null {
  const { people, statuses, priorities, due, rest } = readNarrowing(plain, board, said)
  const [person] = people
  if (!person || people.length > 1 || priorities.length > 0 || due !== null || rest.split(' ').length > 2)
    return null
  if (!/\b(?:what|what's|which|does|is|has|how|anything|do|have|am|much)\b/.test(plain)) return null
  if (/^(?:what's|what is|what are|which) assigned\b/.test(plain)) return null
  const own = board.tasks.filter((task) => isAssignedTo(task, person))
  const isPast = /\bdid\b/.test(plain)
  const fitting = own.filter((task) =>
    isPast ? !isOpen(task) : statuses.length === 0 ? isOpen(task) : statuses.includes(statusOf(task)),
  )
  const shown = fitting.length > 0 ? fitting : own.filter(isOpen)
  if (shown.length === 0) return insight(`${nameOf(person)} has no open task here.`)
  return insight(`${nameOf(person)} has ${countOf(shown.length)}:\n${taskLines(shown, board)}`)
}
