// Names the statements that are run again and again, so that the database parses and plans each once a connection.

/** Runs after which a statement is worth its place in the memory of every connection. */
const AFTER_RUNS = 5
const MOST_NAMES = 400
/** Texts that are counted; when there are more, the count begins anew. */
const MOST_COUNTED = 2_000

/** Its columns may change under a statement that is kept, which PostgreSQL refuses to run then. */
const ALL_COLUMNS = /(?:\b(?:select|returning)\s+|,\s*)(?:"?\w+"?\.)?\*/i

/** What JDBC's prepareThreshold and Npgsql's automatic preparation do: nothing has to be declared. */
export class StatementNames {
  readonly #runs = new Map<string, number>()
  readonly #names = new Map<string, string>()

  /** Counts a run; undefined for a statement that is run as it comes. The same text always gets the same name. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known
    const runs = (this.#runs.get(text) ?? 0) + 1
    if (runs < AFTER_RUNS || ALL_COLUMNS.test(text)) {
      if (this.#runs.size >= MOST_COUNTED) this.#runs.clear()
      this.#runs.set(text, runs)
      return undefined
    }
    this.#runs.delete(text)
    const name = `mailcrew_${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}
