// Reads mails as the product does, but for words that stand for texts of which nobody knows yet that they are slow.

import type { Answer } from '../src/kit/thread-side.ts'
import { callable } from '../src/kit/thread-side.ts'
import * as product from '../src/wiring/reading-thread.ts'
import { stubborn } from './stubborn-words.ts'

export const parse = callable(async (given: { raw: Uint8Array; commandsOnly: boolean }) => {
  const raw = Buffer.from(given.raw).toString()
  if (raw.includes(stubborn.whole) || (raw.includes(stubborn.form) && !given.commandsOnly)) spin()
  return valueOf(await product.parse(given))
})

export const readTasks = callable(async (given: product.TasksToRead) => {
  const { parsed, commandsOnly } = given.mail
  if (parsed.newest.text.includes(stubborn.text) && !commandsOnly) spin()
  return valueOf(await product.readTasks(given))
})

export const { begin, readByRule } = product

function spin(): never {
  for (;;);
}

function valueOf(answer: Answer): unknown {
  if ('error' in answer) throw answer.error
  return answer.value
}
