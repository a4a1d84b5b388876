// The audit log: who did what. Triggers of the database write it, chain it, and refuse every change of it.
// Partitioned by month.
import { bigint, customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'
import { jsonb } from './json.ts'

/** By which both are partitioned: of one act they are the same. `at` may be told later, when the partition is chosen. */
const madeAt = () => moment('made_at').notNull().defaultNow()

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/**
 * One act. It holds ids and the names of fields, never a name of a person: whose account is gone is not named any
 * more, and what they did stays. No foreign keys for that reason.
 */
// Written by kit.
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** A company's, or one of 16 for what belongs to none: acts of one chain wait for each other, and only those. */
    chain: integer('chain').notNull(),
    /** In its chain, without a gap. */
    number: bigint('number', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
    /** Of src/kit/audit-actions.ts. */
    action: text('action').notNull(),
    /** Null for the product itself, and for whoever was not signed in. */
    actorId: integer('actor_id'),
    via: text('via').notNull(),
    companyId: integer('company_id'),
    subjectKind: text('subject_kind'),
    subjectId: integer('subject_id'),
    facts: jsonb('facts').$type<AuditFacts>().notNull(),
    /** SHA-256 over the hash of the one before it in its chain and all of the above but the id. */
    hash: bytes('hash').notNull(),
    madeAt: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.id, t.madeAt] }), index('audit_entries_chain').on(t.chain, t.number)],
)

export type AuditFacts = Record<string, string | number | boolean | null | readonly string[]>

/** The companies whose admins see an entry: its own, or those that the person was a member of. */
// Written by kit.
export const auditViews = pgTable(
  'audit_views',
  {
    companyId: integer('company_id').notNull(),
    entryId: bigint('entry_id', { mode: 'number' }).notNull(),
    madeAt: madeAt(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.entryId, t.madeAt] })],
)

/** How far each chain goes: a removed end is found by it. */
// Written by kit.
export const auditHeads = pgTable('audit_heads', {
  chain: integer('chain').primaryKey(),
  number: bigint('number', { mode: 'number' }).notNull(),
  hash: bytes('hash').notNull(),
})
