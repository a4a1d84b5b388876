// Following that the Copilot proposes: which project is meant, made once somebody pressed.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { fold } from '../../language/fold.ts'
import { speaksOf } from '../../language/knowledge/speaks-of.ts'
import { plainOf, topicOf } from '../../language/questions.ts'
import { trimMarks } from '../../language/trim.ts'
import type { Answered, Applied, AskedQuestion, Asks, ProposedChange, Source } from '../../records/asks.ts'
import { insertChangeSet } from '../../records/change-set-store.ts'
import { followedAmong } from '../../records/follow-store.ts'
import { setFollowed } from './follow.ts'
import { type BriefProject, listProjectNames } from './project-list-store.ts'
import { PROJECT, projectSubject } from './project-subject.ts'

export interface FollowServices {
  db: Database
  clock: Clock
}

const FIELD = 'isFollowed'
const COURTESY =
  /^(?:(?:please|kindly|can you|could you|would you|i want to|i(?:'d| would) like to)\b[ ,]*)+/i
const FOLLOW = /^(?:follow|watch|subscribe to|keep me posted (?:on|about))\b/i
const LEAVE = /^(?:unfollow|unwatch|unsubscribe (?:me )?from|(?:stop|no longer) (?:follow|watch)(?:ing)?)\b/i

export function followAsks(services: FollowServices): Asks {
  return {
    answer: (scope, question) => answerOf(services, scope, question),
    async nameable(scope) {
      const projects = await listProjectNames(services.db, scope)
      return projects.flatMap(({ id, name }) =>
        name === null ? [] : [{ kind: PROJECT, id, name, about: '', isOver: false, projectId: null }],
      )
    },
    apply: (scope, changes) => applyFollows(services, scope, changes),
  }
}

async function answerOf(
  { db }: FollowServices,
  scope: Scope,
  question: AskedQuestion,
): Promise<Answered | null> {
  const order = question.said.replace(COURTESY, '')
  const verb = LEAVE.exec(order)?.[0] ?? FOLLOW.exec(order)?.[0]
  if (verb === undefined || order.includes('?')) return null
  const to = FOLLOW.test(order)
  const meant = named(await listProjectNames(db, scope), order.slice(verb.length), question.projectId)
  const [only, more] = meant
  if (!only) return null
  if (more) return told('Which one do you mean?', meant)
  const isFollowed = (await followedAmong(db, scope, PROJECT, [only.id])).has(only.id)
  if (isFollowed === to) return told('That is so already.', [only])
  const words = (is: boolean) => (is ? 'followed' : 'not followed')
  const change: ProposedChange = {
    ...{ kind: PROJECT, id: only.id, title: only.name, path: `/project/${only.id}`, version: null },
    ...{ field: FIELD, label: 'Project', before: words(isFollowed), after: words(to), value: to },
  }
  return { ...told('Press Apply to make the change.', [only]), changes: [change] }
}

interface Named {
  id: number
  name: string
}

/** Those whose whole name is said, else those that all words are said of; "this project" is the one on the screen. */
function named(all: readonly BriefProject[], words: string, onScreen: number | null): Named[] {
  const projects = all.flatMap(({ id, name }) => (name === null ? [] : [{ id, name }]))
  const bare = trimMarks(fold(words).replace(/\bproject\b/g, ' '), /[\s.,!"\u201c\u201d]/)
  if (/^(?:this|it|this one|the)?$/.test(bare)) return projects.filter(({ id }) => id === onScreen)
  const whole = projects.filter(({ name }) => bare.includes(fold(name)))
  if (whole.length > 0) return whole
  const topic = topicOf(plainOf(bare))
  return topic.length === 0 ? [] : projects.filter(({ name }) => topic.every((word) => speaksOf(name, word)))
}

const told = (text: string, projects: readonly Named[]): Answered => ({
  sureness: 0.97,
  statements: [{ text, sources: projects.map(sourceOf) }],
})

const sourceOf = ({ id, name }: Named): Source => ({
  ...{ kind: PROJECT, id, title: name, path: `/project/${id}`, quote: null, at: null },
})

async function applyFollows(
  { db, clock }: FollowServices,
  scope: Scope,
  changes: readonly ProposedChange[],
): Promise<Applied> {
  const applied: Applied = { changeSetIds: [], refused: [] }
  for (const { kind, id, field, title, value } of changes) {
    if (kind !== PROJECT || field !== FIELD || id === null) continue
    try {
      const acting = { db, scope, at: clock() }
      const isFollowed = value === true
      const wasFollowed = await setFollowed(acting, id, isFollowed)
      const subject = projectSubject(id)
      const changeSetId = await insertChangeSet(acting, {
        // Of no thread: #undo in a mail takes back what a mail did.
        ...{ place: subject, threadId: null, by: 'app', mailId: null },
        changes: [
          { subject, kind: 'update', before: { [FIELD]: wasFollowed }, after: { [FIELD]: isFollowed } },
        ],
      })
      applied.changeSetIds.push(changeSetId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      applied.refused.push({ title, because: error.message })
    }
  }
  return applied
}
