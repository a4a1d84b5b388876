// What the private PostgreSQL servers are to TypeScript.
export interface PrivatePostgres {
  readonly url: string
  stop(): Promise<void>
}

/** One that can be taken away, and set back to an earlier moment. */
export interface OwnPostgres extends PrivatePostgres {
  up(): Promise<void>
  /** As a crash leaves it. */
  down(): Promise<void>
  /** A copy of all that is stored now; it is down meanwhile. */
  keep(): Promise<void>
  /** Puts the copy in the place of all that is stored; it has to be down, and stays so. */
  goBack(): Promise<void>
}
export function startPostgres(): Promise<PrivatePostgres>
export function startDurablePostgres(): Promise<OwnPostgres | null>
