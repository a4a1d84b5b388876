// What is kept beside the records of every agent: what waits to be decided, and what can be taken back.
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, integer, pgTable, real, text } from 'drizzle-orm/pg-core'
import { createdAt, id, moment } from './columns.ts'
import { jsonb } from './json.ts'
import { deliveries, mails, threads } from './mails.ts'
import { users } from './users.ts'

export interface StoredEvidence {
  sentence: string
  agent: string
  by: 'rules' | 'model'
  /** The model's name, and the day on which it read. */
  model?: string
  readOn?: string
  confidence: number
}

/** One record; `kind` is one of those that the features have. */
export interface StoredSubject {
  kind: string
  id: number
}

/**
 * What a row belongs to, such as a project or a task: whoever may read that reads the row. With it its rows go too, by
 * a trigger on its table (see `forget_records` in the migrations).
 */
export const subject = () => ({
  subjectKind: text('subject_kind').notNull(),
  subjectId: integer('subject_id').notNull(),
  /** Of the mails in which it is spoken of. */
  threadId: integer('thread_id').references(() => threads.id, { onDelete: 'set null' }),
})

/** Below the confidence gate, or from somebody who is no participant: waits for a person. */
// Written by records.
export const suggestions = pgTable(
  'suggestions',
  {
    id: id(),
    ...subject(),
    deliveryId: integer('delivery_id').references(() => deliveries.id, { onDelete: 'set null' }),
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    /** Of the records that it would make or change. */
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    evidence: jsonb('evidence').$type<StoredEvidence>().notNull(),
    status: text('status').$type<'open' | 'accepted' | 'declined'>().notNull().default('open'),
    confidence: real('confidence').notNull(),
    createdAt: createdAt(),
    decidedAt: moment('decided_at'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** What came of accepting it, so that the decision can be taken back with it. */
    changeSetId: integer('change_set_id').references((): AnyPgColumn => changeSets.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [
    index('suggestions_subject').on(t.subjectKind, t.subjectId),
    index('suggestions_thread').on(t.threadId),
    index('suggestions_decided').on(t.decidedAt).where(sql`decided_at is not null`),
  ],
)

export interface StoredChange {
  subject: StoredSubject
  kind: 'create' | 'update' | 'delete' | 'restore'
  /** The fields as they were and as they became; undo puts a field back only if nobody changed it since. */
  before: Record<string, unknown>
  after: Record<string, unknown>
}

/** Everything that one act changed in one place, so that it can be undone together (model.md, #undo). */
// Written by records.
export const changeSets = pgTable(
  'change_sets',
  {
    id: id(),
    ...subject(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    /** 'app' or the agent's name. */
    by: text('by').notNull(),
    mailId: integer('mail_id').references(() => mails.id, { onDelete: 'set null' }),
    changes: jsonb('changes').$type<StoredChange[]>().notNull(),
    createdAt: createdAt(),
    undoneAt: moment('undone_at'),
  },
  (t) => [
    index('change_sets_subject').on(t.subjectKind, t.subjectId),
    index('change_sets_thread').on(t.threadId),
    index('change_sets_app').on(t.createdAt).where(sql`by = 'app'`),
    index('change_sets_undone').on(t.undoneAt).where(sql`undone_at is not null`),
  ],
)
