// Makes the passages of a source found, and lets them be found no more.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { Passage } from '../../../language/knowledge/passage.ts'
import { readText } from '../../../language/knowledge/read-text.ts'
import { deletePassages, findKeeper, insertPassages, lockKeeper, updateReaders } from './passage-store.ts'
import type { Keeper, Source } from './reader.ts'

export interface PutPassages {
  readonly keeper: Keeper
  readonly source: Source
  readonly passages: readonly Passage[]
  /** Whoever asks may read it. */
  readonly isPublic: boolean
  /** Read only by those who take part in this thread and, in a company, by managers and admins; null for all of the keeper's. */
  readonly threadId: number | null
}

/** Lexemes of one passage: more say no more of what it is about. */
const MOST_LEXEMES = 1_000

/**
 * In the open transaction: those that the source had before are dropped. Its caller looked at who may write the
 * source. With none it is the same as `dropPassages`.
 */
export async function putPassages(db: ActingDatabase, put: PutPassages): Promise<void> {
  await db.transaction(async () => {
    const keeperId = await lockKeeper(db, put.keeper)
    await deletePassages(db, keeperId, put.source)
    if (put.passages.length === 0) return
    const passages = put.passages.map((passage) => ({
      ...passage,
      lexemes: lexemesOf(passage).map((lexeme) => `${keeperId}/${lexeme}`),
    }))
    await insertPassages(db, { ...put, keeperId, passages })
  })
}

/** Those of its headings once more, with ^ before them. */
export function lexemesOf({ headings, sentences }: Passage): string[] {
  const titled = [...readText(headings.join('\n')).stems.keys()]
  const said = [...readText(sentences.map(({ text }) => text).join('\n')).stems.keys()]
  return [...new Set([...titled, ...titled.map((stem) => `^${stem}`), ...said])].slice(0, MOST_LEXEMES)
}

/** For a source that was deleted or taken back. */
export async function dropPassages(db: ActingDatabase, keeper: Keeper, source: Source): Promise<void> {
  await db.transaction(async () => {
    if ((await findKeeper(db, keeper)) === null) return
    await deletePassages(db, await lockKeeper(db, keeper), source)
  })
}

/** For a source that is public from now on, or no more, with the same text. */
export async function changeReaders(
  db: ActingDatabase,
  keeper: Keeper,
  source: Source,
  readers: Pick<PutPassages, 'isPublic' | 'threadId'>,
): Promise<void> {
  const known = await findKeeper(db, keeper)
  if (known) await updateReaders(db, known.id, source, readers)
}
