// The knowledge that questions are answered from: passages of articles, documents and threads, and the words in them.
import {
  boolean,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { PassageSentence } from '../../src/language/knowledge/passage.ts'
import { id, updatedAt } from './columns.ts'
import { jsonb } from './json.ts'
import { threads } from './mails.ts'
import { companies, users } from './users.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Whose knowledge it is: one company's or one person's. */
// Written by knowledge.
export const knowledgeKeepers = pgTable('knowledge_keepers', {
  id: id(),
  companyId: integer('company_id')
    .references(() => companies.id, { onDelete: 'cascade' })
    .unique(),
  ownerId: integer('owner_id')
    .references(() => users.id, { onDelete: 'cascade' })
    .unique(),
  /** How many passages there are, for how rare a word is. */
  passages: integer('passages').notNull().default(0),
  /** The space in which all of them have their vectors; null where some may have none. */
  vectorSpace: text('vector_space'),
})

const keeperId = () =>
  integer('keeper_id')
    .notNull()
    .references(() => knowledgeKeepers.id, { onDelete: 'cascade' })

/**
 * Each lexeme begins with its keeper's number and a slash, so that a search reads the index no further than what is
 * theirs; those of headings stand there once more with ^ before the word.
 */
// Written by knowledge.
export const passages = pgTable(
  'passages',
  {
    id: id(),
    keeperId: keeperId(),
    sourceKind: text('source_kind').$type<'article' | 'document' | 'thread'>().notNull(),
    sourceId: integer('source_id').notNull(),
    /** Its place in the source, from 0. */
    place: integer('place').notNull(),
    /** Of a document: its page. */
    part: integer('part'),
    headings: jsonb('headings').$type<string[]>().notNull(),
    sentences: jsonb('sentences').$type<PassageSentence[]>().notNull(),
    isPublic: boolean('is_public').notNull(),
    /** Read only by those who take part in it, and by who oversees the company; null for all of the keeper's. */
    threadId: integer('thread_id').references(() => threads.id, { onDelete: 'cascade' }),
    lexemes: tsvector('lexemes').notNull(),
    /** By a model for vectors, where one is set up. */
    vector: real('vector').array(),
    /** The server, model and length of the vector; it is never compared with vectors of another space. */
    vectorSpace: text('vector_space'),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('passages_source').on(t.keeperId, t.sourceKind, t.sourceId, t.place),
    // Without a list of what is pending, which each search would read through.
    index('passages_lexemes').using('gin', t.lexemes).with({ fastupdate: 'off' }),
    index('passages_thread').on(t.threadId),
  ],
)

/** In how many passages of the keeper each stem stands. */
// Written by knowledge.
export const passageWords = pgTable(
  'passage_words',
  {
    keeperId: keeperId(),
    word: text('word').notNull(),
    /** The word from its end, for those that end alike. */
    backwards: text('backwards').notNull(),
    passages: integer('passages').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.keeperId, t.word] }),
    index('passage_words_begun').on(t.keeperId, t.word.op('text_pattern_ops')),
    index('passage_words_ended').on(t.keeperId, t.backwards.op('text_pattern_ops')),
  ],
)

/** A word of questions and one of the answers to them, which were accepted: how often. */
// Written by knowledge.
export const learnedSynonyms = pgTable(
  'learned_synonyms',
  {
    keeperId: keeperId(),
    word: text('word').notNull(),
    other: text('other').notNull(),
    answers: integer('answers').notNull(),
  },
  (t) => [primaryKey({ columns: [t.keeperId, t.word, t.other] })],
)
