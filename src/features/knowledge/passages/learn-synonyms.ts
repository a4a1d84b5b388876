// What an accepted answer teaches: words of the question that the answer says in other words, for this keeper alone.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import { meaningsOf } from '../../../language/knowledge/meanings.ts'
import { termsOf } from '../../../language/knowledge/question-terms.ts'
import { stemsOf } from '../../../language/knowledge/text-words.ts'
import { lockKeeper } from './passage-store.ts'
import type { Keeper } from './reader.ts'
import { countLearned } from './word-store.ts'

export interface AcceptedAnswer {
  readonly question: string
  /** What answered it: the sentences that were cited, or the article that was written for it. */
  readonly answer: string
}

/** Words of each that may belong together; of longer ones nobody can tell which. */
const MOST_WORDS = 6

/** A pair of words counts from the second answer on that bears it out. */
export const learnFromAnswer = (
  db: ActingDatabase,
  keeper: Keeper,
  accepted: AcceptedAnswer,
): Promise<void> => count(db, keeper, accepted, 1)

/** Takes back what it taught, where the answer was marked wrong afterwards. */
export const unlearnAnswer = (db: ActingDatabase, keeper: Keeper, accepted: AcceptedAnswer): Promise<void> =>
  count(db, keeper, accepted, -1)

async function count(
  db: ActingDatabase,
  keeper: Keeper,
  accepted: AcceptedAnswer,
  by: 1 | -1,
): Promise<void> {
  const pairs = pairsOf(accepted)
  if (pairs.length === 0) return
  await db.transaction(async () => countLearned(db, await lockKeeper(db, keeper), pairs, by))
}

/** What only one of them says, and no meaning joins yet. */
function pairsOf({ question, answer }: AcceptedAnswer): { word: string; other: string }[] {
  const asked = termsOf(question).filter(({ stem }) => !/[\d_]/.test(stem))
  const said = [...new Set(stemsOf(answer))].filter((stem) => !/\d/.test(stem))
  const saidMeanings = new Set(said.flatMap(meaningsOf))
  const only = asked.filter(
    ({ stem, meanings }) => !said.includes(stem) && !meanings.some((meaning) => saidMeanings.has(meaning)),
  )
  const askedMeanings = new Set(asked.flatMap(({ meanings }) => meanings))
  const others = said.filter(
    (stem) =>
      !asked.some((term) => term.stem === stem) &&
      !meaningsOf(stem).some((meaning) => askedMeanings.has(meaning)),
  )
  return only
    .slice(0, MOST_WORDS)
    .flatMap(({ stem }) => others.slice(0, MOST_WORDS).map((other) => ({ word: stem, other })))
}
