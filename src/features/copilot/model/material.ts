// What a model may read to answer a question: records that the person may read, each with a number and its own words.
import type { Scope } from '../../../kit/scope.ts'
import { inEnglish } from '../../../language/in-english.ts'
import type { Source } from '../../../records/asks.ts'
import { type AnswerServices, asked, type CopilotAnswer, type ToAnswer } from '../answer.ts'

export interface Given {
  source: Source
  /** What of it the model reads. */
  text: string
}

const MOST_GIVEN = 40
/** Characters of one. */
const LONGEST = 1_500

/** What the readers answered from, then passages in which it may stand, then what the search finds. */
export async function materialFor(
  services: AnswerServices,
  scope: Scope,
  toAnswer: ToAnswer,
  byReaders: CopilotAnswer,
): Promise<Given[]> {
  const { language, text } = inEnglish(toAnswer.said)
  const said = { text: byReaders.understoodAs ?? text, written: toAnswer.said, language, among: null }
  const { question, found } = await asked(services, scope, toAnswer, said)
  const passages = await Promise.all(
    services.asks.map(async (one) => (await one.passages?.(scope, question)) ?? []),
  )
  return onceEach([
    ...byReaders.statements.flatMap(({ text: told, sources }) =>
      sources.map((source) => ({ source, text: `${source.title}. ${source.quote ?? ''} ${told}` })),
    ),
    ...passages.flat().map(({ passage, source, place }) => ({
      source: { ...source, quote: null },
      text: `${source.title}${place === undefined ? '' : ` (${place})`}. ${passage.sentences.map(({ text: sentence }) => sentence).join(' ')}`,
    })),
    ...found.sources.map((source) => ({ source, text: `${source.title}. ${source.quote ?? ''}` })),
  ])
}

function onceEach(all: readonly Given[]): Given[] {
  const known = new Map<string, Given>()
  for (const { source, text } of all) {
    const key = `${source.kind} ${source.id}`
    const before = known.get(key)
    if (!before && known.size < MOST_GIVEN) known.set(key, { source, text: text.slice(0, LONGEST) })
    else if (before && !before.text.includes(text))
      known.set(key, { source: before.source, text: `${before.text}\n${text}`.slice(0, LONGEST) })
  }
  return [...known.values()]
}
