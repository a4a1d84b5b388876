// The chosen part of the company: its figures, its last eight periods and what it writes about (POLL-23).
import { Lock } from 'lucide-react'
import { Line, LineChart, ReferenceLine, ResponsiveContainer, YAxis } from 'recharts'
import { type Period, POSITIVE_FROM, TEAM_TOPICS } from '../../../polling/contract.ts'
import { Change } from './metric-cards.tsx'
import type { OrgNode } from './org-tree.ts'
import { counted, participationWord, periodNouns } from './polling-words.ts'

export function OrgDetail({ node, period }: { node: OrgNode; period: Period }) {
  const teams = node.children.length
  const facts = [
    counted(node.people, 'person', 'people'),
    ...(teams > 0 ? [counted(teams, 'part')] : []),
    ...(node.lead === null ? [] : [`led by ${node.lead}`]),
  ]
  return (
    <aside aria-label={node.name} className="border-t border-ink pt-3">
      <h2 className="text-16 font-semibold wrap-text">{node.name}</h2>
      <p className="text-13 text-ink-2">{facts.join(', ')}</p>
      {node.isClosed ? (
        <p className="mt-4 flex gap-2 text-13 text-ink-2">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          Too few people to show figures without telling of one of them. Their mails count in what is above.
        </p>
      ) : (
        <Figures node={node} period={period} />
      )}
    </aside>
  )
}

function Figures({ node, period }: { node: OrgNode; period: Period }) {
  const { participationRate, avgSentiment, sentimentTrend, scores, recentTopics } = node
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 border-y border-line">
        <div className="py-2">
          <dt className="text-12 text-ink-2">Participation</dt>
          <dd className="text-20 font-semibold">
            {participationRate === null ? 'N/A' : `${participationRate}%`}
            {participationRate !== null && (
              <span className="ml-2 text-12 font-normal text-ink-2">
                {participationWord(participationRate)}
              </span>
            )}
          </dd>
        </div>
        <div className="border-l border-line py-2 pl-4">
          <dt className="text-12 text-ink-2">Mood</dt>
          <dd className="flex items-baseline gap-2 text-20 font-semibold">
            {avgSentiment ?? 'N/A'}
            {sentimentTrend !== null && sentimentTrend !== 0 && (
              <span className="text-12 font-normal">
                <Change points={sentimentTrend} />
              </span>
            )}
          </dd>
        </div>
      </dl>
      {scores.some((score) => score !== null) && (
        <section className="mt-4">
          <h3 className="text-13 font-semibold">Last 8 {periodNouns[period]}s</h3>
          <div aria-hidden className="h-20">
            <ResponsiveContainer width="100%" height="100%">
              <LineChart
                data={scores.map((score) => ({ score }))}
                margin={{ top: 6, right: 6, bottom: 6, left: 6 }}
                accessibilityLayer={false}
              >
                <YAxis hide domain={[0, 100]} />
                <ReferenceLine y={POSITIVE_FROM} stroke="var(--line-2)" strokeDasharray="3 3" />
                <Line
                  dataKey="score"
                  stroke="var(--a)"
                  strokeWidth={2}
                  dot={{ r: 2 }}
                  isAnimationActive={false}
                />
              </LineChart>
            </ResponsiveContainer>
          </div>
          <p className="sr-only">{scores.map((score) => score ?? 'no figure').join(', ')}</p>
        </section>
      )}
      <section className="mt-4">
        <h3 className="text-13 font-semibold">What they write about</h3>
        {recentTopics.length === 0 ? (
          <p className="mt-1 text-13 text-ink-2">No topic that enough of them raised.</p>
        ) : (
          <ul className="mt-1 divide-y divide-line text-13">
            {recentTopics.slice(0, TEAM_TOPICS).map((topic) => (
              <li key={topic} className="py-1.5 wrap-text">
                {topic}
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
