// Tells whoever watches the server what is worked on, how long it took and how it ended; costs nothing while nobody does.

export interface Work {
  /** A step of ours, never of a person: "delivery", "job", "send". */
  readonly step: 'intake' | 'job' | 'delivery' | 'send' | 'model'
  /** Few values, and none of them a name or an address of people. */
  readonly kind?: string
  /** Of the mail whose way it belongs to. */
  readonly traceId?: string
}

export interface Observer {
  /** Runs `run` as the piece of work, as spans do. Absent for who hears only of the end. */
  within?<T>(work: Work, run: () => Promise<T>): Promise<T>
  ended?(work: Work, end: { ms: number; outcome: string }): void
  spent?(tokens: number): void
}

const observers = new Set<Observer>()

/** Gives back what ends it. */
export function observe(observer: Observer): () => void {
  observers.add(observer)
  return () => void observers.delete(observer)
}

export const isObserved = (): boolean => observers.size > 0

/** `outcomeOf` says in a word of ours how it ended; what throws has failed. */
export async function observed<T>(
  work: Work,
  run: () => Promise<T>,
  outcomeOf: (result: T) => string | Promise<string> = () => 'done',
): Promise<T> {
  if (observers.size === 0) return run()
  const started = performance.now()
  const end = (outcome: string) => {
    const ms = performance.now() - started
    for (const one of observers) one.ended?.(work, { ms, outcome })
  }
  let inner = run
  for (const one of observers) {
    const next = inner
    if (one.within) inner = () => one.within?.(work, next) ?? next()
  }
  let result: T
  try {
    result = await inner()
  } catch (error) {
    end('failed')
    throw error
  }
  // What is only looked at must not undo what was done.
  end(await Promise.resolve(outcomeOf(result)).catch(() => 'unknown'))
  return result
}

/** Of work that cannot be run by `observed`, such as a stream. */
export function observeEnd(work: Work, end: { ms: number; outcome: string }): void {
  for (const one of observers) one.ended?.(work, end)
}

/** Tokens that a model took. */
export function observeTokens(tokens: number): void {
  for (const one of observers) one.spent?.(tokens)
}
