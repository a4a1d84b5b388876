// What is worked out of a mail's text alone, as the threads of src/wiring/readings.ts call it.
import { type KnownToRules, type MailToRead, readByRules } from '../features/tula/task-rules.ts'
import { callable } from '../kit/thread-side.ts'
import { parseMail, parseStructure } from '../mail/parse.ts'
import { MailTooComplex, type ParsedMail } from '../mail/parsed-mail.ts'
import { warmUp } from './reading-warm-up.ts'
import { type RuleForms, rules } from './rules.ts'

// Before the thread says that it has begun: what a call takes is counted from then on.
await warmUp()

/** Answers once the thread has warmed up. */
export const begin = callable(() => true)

export interface MailToParse {
  raw: Uint8Array
  commandsOnly: boolean
}

/** An error of ours would arrive as any other: it is told as a value. */
export type Parsed = { mail: ParsedMail } | { tooComplex: MailTooComplex['reason'] }

export const parse = callable(async ({ raw, commandsOnly }: MailToParse): Promise<Parsed> => {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)
  try {
    return { mail: await (commandsOnly ? parseStructure(bytes) : parseMail(bytes)) }
  } catch (error) {
    if (error instanceof MailTooComplex) return { tooComplex: error.reason }
    throw error
  }
})

export interface TasksToRead {
  mail: MailToRead
  known: KnownToRules
}

export const readTasks = callable(({ mail, known }: TasksToRead) => readByRules(mail, known))

export interface RuleToRun<N extends keyof RuleForms = keyof RuleForms> {
  name: N
  given: RuleForms[N]['given']
}

export const readByRule = callable(<N extends keyof RuleForms>({ name, given }: RuleToRun<N>) =>
  rules[name](given),
)
