// What is known of the wording of clauses in a language, each clause with its cues (see ../../cues.ts), folded.
import { type ClauseName, clauseNames } from '../../contract-reading.ts'

export type CueLists = Readonly<Partial<Record<ClauseName, readonly string[]>>>

export interface ClauseWords {
  /** Of the heading that a clause stands under. */
  heads: CueLists
  /** Of a sentence that is the clause. */
  clauses: CueLists
  /** Where one of these words stands, the clause may be there in other words. */
  traces: CueLists
}

/** A clause in each line, "renewal: renew, extend + further": its name, and cues with commas between them. A line without a name goes on with the one before it. */
export function cueLists(text: string): CueLists {
  const lists: Partial<Record<ClauseName, string[]>> = {}
  let list: string[] = []
  for (const line of text.split('\n')) {
    const name = clauseNames.find((one) => line.trimStart().startsWith(`${one}:`))
    if (name) {
      list = lists[name] ?? []
      lists[name] = list
    }
    const rest = name ? line.slice(line.indexOf(':') + 1) : line
    list.push(
      ...rest
        .split(',')
        .map((cue) => cue.trim())
        .filter((cue) => cue !== ''),
    )
  }
  return lists
}
