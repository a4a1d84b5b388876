// Overview of a polling agent: its metrics, the trend, topics, first insights and who takes part (POLL-05 to 07).
import type { PollingDashboard } from '../../../polling/figures/contract.ts'
import { ChartPanel } from './chart-panel.tsx'
import { ExportMenu } from './export-menu.tsx'
import { InsightLine } from './insight-item.tsx'
import { MetricCards } from './metric-cards.tsx'
import { Participation } from './participation.tsx'
import type { PollingPlace } from './polling-place.ts'
import { periodNouns } from './polling-words.ts'
import { ReleaseNote } from './release-note.tsx'
import { SentimentTrend } from './sentiment-trend.tsx'
import { TopTopics } from './top-topics.tsx'
import { useOrg, useSentiment, useTopics } from './use-polling.ts'
import { WordCloud } from './word-cloud.tsx'

export interface OverviewProps {
  dashboard: PollingDashboard
  place: PollingPlace
  go: (change: Partial<PollingPlace>) => void
}

/** What cannot be read of a chart is shown as if there were none yet (POLL-16). */
export function OverviewTab({ dashboard, place, go }: OverviewProps) {
  const { agent, metrics, topInsights, release } = dashboard
  const of = { id: agent.id, period: place.period }
  const sentiment = useSentiment(of)
  const topics = useTopics(of)
  const org = useOrg(of)
  const showTopic = (search: string) => go({ tab: 'insights', search })
  return (
    <div className="mt-4 grid gap-3">
      <MetricCards metrics={metrics} period={place.period} />
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1.62fr)_minmax(0,1fr)]">
        <ChartPanel
          title="Sentiment trend"
          tools={<ExportMenu of={of} what="sentiment" picture label="sentiment trend" />}
        >
          <SentimentTrend points={sentiment.data ?? []} period={place.period} />
        </ChartPanel>
        <ChartPanel title="Topics" tools={<ExportMenu of={of} what="topics" picture label="topics" />}>
          <WordCloud topics={topics.data ?? []} onSelect={showTopic} />
        </ChartPanel>
        <ChartPanel
          title="Top insights"
          aside={
            topInsights.length > 0 && (
              <button type="button" className="link" onClick={() => go({ tab: 'insights', search: '' })}>
                All insights
              </button>
            )
          }
        >
          {topInsights.length === 0 ? (
            <NoInsights />
          ) : (
            <ul className="divide-y divide-line">
              {topInsights.map((insight) => (
                <InsightLine key={insight.id} insight={insight} />
              ))}
            </ul>
          )}
        </ChartPanel>
        {agent.isFull ? (
          <ChartPanel
            title="Participation by department"
            aside={`Last 8 ${periodNouns[place.period]}s`}
            tools={<ExportMenu of={of} what="departments" picture label="participation" />}
          >
            <Participation org={org.data ?? null} />
          </ChartPanel>
        ) : (
          <ChartPanel
            title="Top trending"
            aside="More often than before"
            tools={<ExportMenu of={of} what="topics" picture label="trending topics" />}
          >
            <TopTopics topics={topics.data ?? []} onSelect={showTopic} />
          </ChartPanel>
        )}
      </div>
      <ReleaseNote release={release} />
    </div>
  )
}

const NoInsights = () => (
  <p className="py-6 text-center text-13 text-ink-2">
    An insight appears once enough people have written about the same thing, with what they wrote.
  </p>
)
