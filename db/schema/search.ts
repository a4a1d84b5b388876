// What search looks through: an entry for each record that can be found, and the words that stand in them.
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Written by triggers on the tables of the records (migration `search`), so that whatever changes a record changes
 * its entry in the same transaction. `lexemes` has its words in plain letters; those of its title once more with ^
 * before them; and keys that begin with a slash: its kind, and who may find it (docs/decisions/search.md).
 */
// Written by search.
export const searchEntries = pgTable(
  'search_entries',
  {
    kind: text('kind').notNull(),
    recordId: integer('record_id').notNull(),
    lexemes: tsvector('lexemes').notNull(),
    moment: moment('moment').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    index('search_entries_lexemes').using('gin', t.lexemes),
    index('search_entries_moment').on(t.kind, t.moment),
  ],
)

/**
 * Words of any entry, for those that are mistyped. Without a unique key: two that write the same new word need not
 * wait for each other, and a sweep drops what is there twice or nowhere any more. Where the database has pg_trgm,
 * `search_words_trigrams` is an index of it, too.
 */
// Written by search.
export const searchWords = pgTable('search_words', { word: text('word').notNull() }, (t) => [
  index('search_words_word').on(t.word.op('text_pattern_ops')),
])
