// What the private PostgreSQL servers are to TypeScript.
export interface PrivatePostgres {
  readonly url: string
  stop(): Promise<void>
}
export function startPostgres(): Promise<PrivatePostgres>
export function startDurablePostgres(): Promise<PrivatePostgres | null>
