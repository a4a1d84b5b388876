// How figures are drawn, without a browser: what a limit, a size or a width says is in the markup.
import { QueryClient } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { instancesReading } from '../../instances/screen/use-instances.ts'
import type { TopicItem } from '../../polling/figures/contract.ts'
import { combined } from '../combined.ts'
import type { TanyaEmail, TanyaIntelligence } from '../contract.ts'
import { Meter } from './polling/meter.tsx'
import { Change } from './polling/metric-cards.tsx'
import { participationWord } from './polling/polling-words.ts'
import { TopTopics } from './polling/top-topics.tsx'
import { agentReading } from './polling/use-polling.ts'
import { WordCloud } from './polling/word-cloud.tsx'
import { intelligenceQuery, mailReading, shownAt } from './tanya/use-tanya.ts'

const topics = (many: number): TopicItem[] =>
  Array.from({ length: many }, (_, place) => ({
    ...{ id: place, name: `Topic ${place}`, count: (many - place) ** 2, people: 4 },
    ...{ category: 'neutral', trend: 'stable', trendValue: 0, urgency: 'low' },
  }))

it('POLL-19: the word cloud has twenty topics at most, from 12 to 32 pixels', () => {
  const html = renderToStaticMarkup(<WordCloud topics={topics(25)} onSelect={() => {}} />)
  const sizes = [...html.matchAll(/font-size:(\d+)px/g)].map(([, size]) => Number(size))
  expect(sizes).toHaveLength(20)
  expect([Math.max(...sizes), Math.min(...sizes)]).toEqual([32, 12])
})

it('POLL-20: the topics that come up most are five', () => {
  const html = renderToStaticMarkup(<TopTopics topics={topics(9)} />)
  expect(html.match(/<li/g)).toHaveLength(5)
  expect(html).toContain('Topic 4')
  expect(html).not.toContain('Topic 5')
})

it('POLL-25: a bar is full at 100 where nothing else is said', () => {
  const width = (value: number, max?: number) =>
    /width:([\d.]+)%/.exec(
      renderToStaticMarkup(<Meter value={value} {...(max === undefined ? {} : { max })} />),
    )?.[1]
  expect([width(40), width(100), width(140), width(40, 80)]).toEqual(['40', '100', '100', '50'])
})

it('POLL-18, CONST-25: participation is high from 70 and medium from 40', () => {
  expect([70, 69, 40, 39].map(participationWord)).toEqual(['High', 'Medium', 'Medium', 'Low'])
})

it('POLL-21, CONST-25: a figure has an arrow from five points on, and below that its points alone', () => {
  const shown = (points: number) => {
    const html = renderToStaticMarkup(<Change points={points} />)
    return [html.includes('<svg'), html.replace(/<[^>]+>/g, '')]
  }
  expect([5, 4, -4, -5].map(shown)).toEqual([
    [true, 'up 5 points'],
    [false, '+4 points'],
    [false, '\u22124 points'],
    [true, 'down 5 points'],
  ])
})

it('TANYA-08, TANYA-10: a mail without an address is in no list, and one of another address not in that of an instance', () => {
  const mail = (id: string, sourceEmail: string): TanyaEmail => ({
    ...{ id, sourceEmail, name: 'Weekly update', type: 'weekly_update', sender: 'A team member' },
    ...{ emailCount: 1, participantCount: 1, instanceId: 1, at: null, day: '2026-05-04' },
  })
  const mails = [mail('a', 'tanya+a@example.com'), mail('none', ''), mail('b', 'tanya+b@example.com')]
  expect(shownAt(mails, null).map(({ id }) => id)).toEqual(['a', 'b'])
  expect(shownAt(mails, 'Tanya+A@example.com').map(({ id }) => id)).toEqual(['a'])
})

it('TANYA-12, CONST-27: all instances together tell ten insights and ten topics at most', () => {
  const one = (place: number): TanyaIntelligence => ({
    insights: topics(7).map(({ id, count }) => ({
      ...{ id: `${place}-${id}`, topic: `Topic ${place}-${id}`, description: '', urgency: 'low' },
      ...{ frequency: count, sentiment: 'neutral', people: 4, since: '2026-05-04', trend: 'stable' },
      ...{ evidence: [], evidenceCount: 2, instances: [`Instance ${place}`] },
      sources: [{ agentId: place, subject: String(id) }],
    })),
    trendingTopics: topics(7).map((topic) => ({ ...topic, name: `${topic.name} of ${place}` })),
    metrics: {
      ...{ emailVolume: 10, participationRate: 60, sentimentScore: 40 + 20 * place, alertCount: 1 },
      ...{ insightsGenerated: 7, volumeChange: 1 },
    },
    ...{ alerts: [], emailSpecificIntelligence: null, instanceCount: null, isFull: true, agentIds: [place] },
    release: { lastDay: '2026-05-04', needs: 4 },
  })
  const all = combined([one(0), one(1)])
  expect([all.insights.length, all.trendingTopics.length]).toEqual([10, 10])
  expect(all.metrics).toMatchObject({
    ...{ emailVolume: 20, participationRate: 120, sentimentScore: 50, alertCount: 2 },
  })
})

it('TANYA-15, CONST-23, CONST-30: what was read is fresh for 2 minutes of an instance, 5 of all, 5 of mails and of agents', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 })
  try {
    for (const [options, minutes] of [
      [intelligenceQuery(7, null), 2],
      [intelligenceQuery('all', null), 5],
      [mailReading, 5],
      [agentReading, 5],
      [instancesReading, 5],
    ] as const) {
      const client = new QueryClient()
      let asked = 0
      const read = () =>
        client.fetchQuery({
          ...{ queryKey: ['figures'], staleTime: options.staleTime },
          queryFn: () => Promise.resolve((asked += 1)),
        })
      await read()
      vi.setSystemTime(Date.now() + minutes * 60_000 - 1)
      await read()
      expect(asked).toBe(1)
      vi.setSystemTime(Date.now() + 1)
      await read()
      expect(asked).toBe(2)
    }
  } finally {
    vi.useRealTimers()
  }
})
