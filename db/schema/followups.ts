// What came of what people said: an insight or the answers to a question, and the task or poll that was made of it.
import { sql } from 'drizzle-orm'
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id } from './columns.ts'
import { pollingAgents } from './polling.ts'
import { polls } from './polls.ts'
import { surveys } from './surveys.ts'
import { tasks } from './tasks.ts'
import { users } from './users.ts'

/** It goes with what it is about, and with the task or poll that it became. */
// Written by followups.
export const followUps = pgTable(
  'follow_ups',
  {
    id: id(),
    /** One of the two: whose insight it is, or whose result. */
    agentId: integer('agent_id').references(() => pollingAgents.id, { onDelete: 'cascade' }),
    surveyId: integer('survey_id').references(() => surveys.id, { onDelete: 'cascade' }),
    /** What of it: a topic, a mood of a period, a question. */
    key: text('key').notNull(),
    /** What was said, as everybody who sees it reads it: no words of a mail or an answer. */
    about: text('about').notNull(),
    /** It tells of a department, which is for those who lead. */
    isForManagers: boolean('is_for_managers').notNull().default(false),
    kind: text('kind').$type<'task' | 'poll' | 'left'>().notNull(),
    /** Of the task or poll when it was made, which all readers of the insight may see; empty for what was left. */
    title: text('title').notNull().default(''),
    taskId: integer('task_id').references(() => tasks.id, { onDelete: 'cascade' }),
    pollId: integer('poll_id').references(() => polls.id, { onDelete: 'cascade' }),
    authorId: integer('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Monday of the round whose mails told that it was done, 'YYYY-MM-DD'; null until then. */
    toldRound: date('told_round', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('follow_ups_agent').on(t.agentId, t.key),
    index('follow_ups_survey').on(t.surveyId, t.key),
    index('follow_ups_task').on(t.taskId),
    index('follow_ups_poll').on(t.pollId),
    index('follow_ups_author').on(t.authorId),
    uniqueIndex('follow_ups_left_of_agent').on(t.agentId, t.key).where(sql`kind = 'left'`),
    uniqueIndex('follow_ups_left_of_survey').on(t.surveyId, t.key).where(sql`kind = 'left'`),
  ],
)

/** An insight that digests told of: in which round first, and in which one it was asked what should become of it. */
// Written by followups.
export const followUpQuestions = pgTable(
  'follow_up_questions',
  {
    agentId: integer('agent_id')
      .notNull()
      .references(() => pollingAgents.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Monday, 'YYYY-MM-DD'. */
    firstRound: date('first_round', { mode: 'string' }).notNull(),
    /** Null until it is asked, which is once. */
    askedRound: date('asked_round', { mode: 'string' }),
  },
  (t) => [primaryKey({ columns: [t.agentId, t.key] })],
)
