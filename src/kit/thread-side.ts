// The other side of OwnThread: functions that a thread runs one after the other, as they are asked for.

export type Answer = { value: unknown } | { error: unknown }

let last: Promise<unknown> = Promise.resolve()

/** What a thread's file exports: the function, in its turn; what it throws is told as a value, so that the thread lives on. */
export function inTurn<A>(run: (given: A) => unknown): (given: A) => Promise<Answer> {
  return (given) => {
    const turn = last.then(() => run(given))
    const answer = turn.then(
      (value): Answer => ({ value }),
      (error: unknown): Answer => ({ error }),
    )
    last = answer
    return answer
  }
}
