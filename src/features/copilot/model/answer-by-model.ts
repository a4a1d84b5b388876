// Has a language model say the answer from what the person may read, statement by statement, each with its sources.
import type { Scope } from '../../../kit/scope.ts'
import type { ModelClient } from '../../../model/client.ts'
import type { ModelFailure } from '../../../model/services.ts'
import type { Statement } from '../../../records/asks.ts'
import type { AnswerServices, CopilotAnswer, ToAnswer } from '../answer.ts'
import { type Given, materialFor } from './material.ts'
import { lineReader, statementOf } from './model-statements.ts'

const SYSTEM = [
  'You are the Copilot of Mailcrew. You answer one question of a person from numbered records that this person may read.',
  'Say what the records say and nothing else: no knowledge of your own, no guesses.',
  'Write one statement a line, at most eight, plain text without markup, and end each with the numbers of the records that say so, as in [2] or [1, 4].',
  'A line without a number is thrown away. If the records do not say it, answer with the one line: NOTHING.',
  'Use the words of the records, in their own language: a line in other words is thrown away. You cannot change, send or open anything; never say that you did or will.',
].join('\n')

const MOST_TOKENS = 800
const MOST_STATEMENTS = 12
const LONGEST_BEFORE = 2_000

export interface ByModel {
  /** Null where it gave nothing that can be shown: the readers answer. */
  statements: readonly Statement[] | null
  /** What the person is told of that. */
  note: string | null
}

export interface ModelAnswering extends AnswerServices {
  model: ModelClient
}

export interface Listening {
  /** All that stands so far, after each statement. */
  tell: (statements: readonly Statement[]) => void
  signal: AbortSignal
}

export async function answerByModel(
  services: ModelAnswering,
  scope: Scope,
  { toAnswer, byReaders }: { toAnswer: ToAnswer; byReaders: CopilotAnswer },
  { tell, signal }: Listening,
): Promise<ByModel> {
  const given = await materialFor(services, scope, toAnswer, byReaders)
  // Nothing to read, nothing to say.
  if (given.length === 0) return { statements: null, note: null }
  const stream = services.model.stream({
    system: SYSTEM,
    prompt: `Today is ${toAnswer.now.toISOString().slice(0, 10)}. The person who asks is ${JSON.stringify(toAnswer.me.name)}. The question: ${JSON.stringify(toAnswer.said)}`,
    data: [
      ...given.map(({ text }, place) => ({ name: `record ${place + 1}`, text })),
      ...(toAnswer.before
        ? [{ name: 'question before', text: toAnswer.before.question.slice(0, LONGEST_BEFORE) }]
        : []),
    ],
    maxTokens: MOST_TOKENS,
    spender: { companyId: scope.companyId || null, senderId: scope.userId },
    signal,
  })
  return heard(stream, { given, question: toAnswer.said }, tell)
}

async function heard(
  stream: ReturnType<ModelClient['stream']>,
  { given, question }: { given: readonly Given[]; question: string },
  tell: Listening['tell'],
): Promise<ByModel> {
  const statements: Statement[] = []
  const lines = lineReader()
  let isNothing = false
  const take = (line: string) => {
    isNothing ||= line.trim() === 'NOTHING'
    const statement = statements.length < MOST_STATEMENTS ? statementOf(line, given, question) : null
    if (!statement) return
    statements.push(statement)
    tell(statements)
  }
  for (;;) {
    const next = await stream.next()
    if (!next.done) {
      for (const line of lines.read(next.value)) take(line)
      continue
    }
    if (!next.value.ok) return { statements: null, note: NOTES[next.value.reason] }
    take(lines.end())
    if (statements.length > 0) return { statements, note: null }
    return { statements: null, note: isNothing ? null : UNFOUNDED }
  }
}

const READERS = 'This is what Mailcrew found without it.'

const NOTES: Record<ModelFailure, string> = {
  budget: `The language model has used up what it may cost today. ${READERS}`,
  timeout: `The language model took too long to answer. ${READERS}`,
  broken: `The language model broke off in the middle of its answer. ${READERS}`,
  refused: `The language model would not answer. ${READERS}`,
  unavailable: `The language model could not be reached. ${READERS}`,
}
const UNFOUNDED = `The language model gave no source for what it said. ${READERS}`
