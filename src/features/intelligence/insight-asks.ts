// What Tanya's figures say to questions: topics with how often they come up and how people feel, and never who wrote.
import type { Scope } from '../../kit/scope.ts'
import { fold, words } from '../../language/fold.ts'
import type { Answered, AskedQuestion, Asks, Source } from '../../records/asks.ts'
import type { InstanceServices } from '../instances/index.ts'
import { type PollingServices, shownListener } from '../polling/index.ts'
import { agentsAt } from './agents-at.ts'
import { combined } from './combined.ts'
import type { TanyaIntelligence } from './contract.ts'
import { intelligenceOf } from './read-intelligence.ts'

const INSIGHT = 'insight'
const PATH = '/intelligence/tanya'
const MOST_SHOWN = 5

export function insightAsks(services: PollingServices, instances: InstanceServices): Asks {
  return {
    async answer(scope, question) {
      const { about } = question
      if (about.wanted !== 'mood' && (about.wanted !== 'fact' || about.topic.length === 0)) return null
      if (asksWho(question)) return nobodyNamed
      const topics = await topicsOf(services, instances, scope)
      const named = topics.filter(({ name }) => speaksOf(name, about.topic))
      if (about.wanted === 'fact')
        return named.length > 0 && TREND.test(fold(question.said)) ? told(named) : null
      return told(named.length > 0 ? named : topics)
    },
  }
}

interface Topic {
  id: number
  name: string
  /** What the dashboard says of it. */
  text: string
  since: string | null
}

/** As the dashboard shows them: only what enough people wrote, never in their words. */
async function topicsOf(
  services: PollingServices,
  instances: InstanceServices,
  scope: Scope,
): Promise<Topic[]> {
  const agents = await agentsAt({ services, instances, listener: shownListener }, scope, 'all')
  const all = []
  for (const agent of agents) all.push(await intelligenceOf(services, scope, agent, undefined))
  if (all.length === 0) return []
  const { insights, trendingTopics } = combined(all)
  return trendingTopics.map(({ name, count, category, trend }, place) => {
    const insight = insights.find(({ topic }) => topic === name)
    const mails = count === 1 ? '1 mail' : `${count} mails`
    const text = insight?.description ?? `${mails}; people feel ${moodWords[category]} about it.`
    return { id: place + 1, name, text: `${text} ${trendWords[trend]}`, since: insight?.since ?? null }
  })
}

const moodWords: Record<TanyaIntelligence['trendingTopics'][number]['category'], string> = {
  positive: 'good',
  neutral: 'neither good nor bad',
  negative: 'bad',
}

const TREND =
  /\b(?:better|worse|more often|less often|trend|growing|grows?|rising|rises?|improv\w*|going up|going down|how often|how many people)\b/

/** Whoever asks who wrote it, or how one person feels, is told that nobody is told. */
function asksWho({ said, about }: AskedQuestion): boolean {
  const plain = fold(said)
  return (
    about.wanted === 'mood' &&
    (/^who\b|\bnames? (?:them|names)\b|\bwhose\b/.test(plain) || ONE_PERSON.test(said))
  )
}

/** "Mia's mood", "how does Mia feel". */
const ONE_PERSON = /\b\p{Lu}\p{Ll}+(?:['\u2019]s)? (?:mood|morale|sentiment|feels?|feeling)\b/u

const nobodyNamed: Answered = {
  sureness: 0.95,
  statements: [
    {
      text: 'I cannot tell: what teams write is told without names, and only where enough people wrote it.',
      sources: [],
    },
  ],
}

function speaksOf(topic: string, asked: readonly string[]): boolean {
  const own = words(topic)
  return asked.some((word) => own.some((one) => one.startsWith(word.slice(0, 5)) && word.length > 3))
}

function told(topics: readonly Topic[]): Answered | null {
  if (topics.length === 0) return null
  return {
    sureness: 0.86,
    statements: topics.slice(0, MOST_SHOWN).map((one) => ({
      text: `\u2022 ${one.name}: ${one.text}`,
      sources: [sourceOf(one)],
    })),
  }
}

const trendWords: Record<TanyaIntelligence['trendingTopics'][number]['trend'], string> = {
  up: 'It comes up more often than before.',
  down: 'It comes up less often than before.',
  stable: 'It comes up as often as before.',
}

const sourceOf = ({ id, name, since }: Topic): Source => ({
  ...{ kind: INSIGHT, id, title: name, path: PATH, quote: null },
  at: since === null || since === '' ? null : `${since}T00:00:00.000Z`,
})
