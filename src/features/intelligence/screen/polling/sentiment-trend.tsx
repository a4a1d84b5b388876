// The mood of the last eight periods with its band of doubt, and the same as a table (POLL-06, POLL-22).
import { Area, ComposedChart, Line, ReferenceLine, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import { NEUTRAL_FROM, type Period, POSITIVE_FROM } from '../../../polling/contract.ts'
import type { SentimentPoint } from '../../../polling/figures/contract.ts'
import { PanelEmpty } from './chart-panel.tsx'
import { counted, periodLabel, periodNouns } from './polling-words.ts'

export type SentimentTrendProps = { points: readonly SentimentPoint[]; period: Period }

export function SentimentTrend({ points, period }: SentimentTrendProps) {
  const shown = points.filter(({ score }) => score !== null)
  const latest = shown.at(-1)
  if (!latest) {
    return (
      <PanelEmpty title="No sentiment yet">
        The mood of each {periodNouns[period]} appears here once at least four people have written. Put
        $$polling in a mail to any agent to be the first.
      </PanelEmpty>
    )
  }
  const rows = points.map((point) => ({
    name: periodLabel(point.period, period),
    score: point.score,
    band: point.low === null || point.high === null ? null : [point.low, point.high],
    isLatest: point === latest,
  }))
  return (
    <>
      {/* Where it is scrolled, from right to left: the newest is seen first. */}
      <div className="max-md:overflow-x-auto max-md:[direction:rtl]" aria-hidden>
        <div className="h-60 max-md:min-w-[520px] max-md:[direction:ltr]">
          <ResponsiveContainer width="100%" height="100%">
            <ComposedChart
              data={rows}
              margin={{ top: 8, right: 44, bottom: 0, left: -20 }}
              accessibilityLayer={false}
            >
              <XAxis dataKey="name" tickLine={false} axisLine={false} tick={axisText} interval={0} />
              <YAxis
                domain={[0, 100]}
                ticks={[0, 30, 60, 100]}
                tickLine={false}
                axisLine={false}
                tick={axisText}
              />
              {[NEUTRAL_FROM, POSITIVE_FROM].map((level) => (
                <ReferenceLine key={level} y={level} stroke="var(--line)" strokeDasharray="3 3" />
              ))}
              <Area
                dataKey="band"
                stroke="none"
                fill="var(--a)"
                fillOpacity={0.13}
                isAnimationActive={false}
                activeDot={false}
              />
              <Line
                dataKey="score"
                stroke="var(--a)"
                strokeWidth={2}
                dot={<Dot />}
                connectNulls={false}
                isAnimationActive={false}
              />
            </ComposedChart>
          </ResponsiveContainer>
        </div>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-12 text-ink-2">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-0.5 w-4 bg-(--a)" /> Mean
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="h-2.5 w-4 bg-(--a) opacity-20" /> Band of doubt: the fewer mails, the
          wider
        </span>
      </p>
      <TrendTable points={points} period={period} />
    </>
  )
}

const axisText = { fill: 'var(--ink-3)', fontSize: 11 }

interface DotProps {
  cx?: number
  cy?: number
  payload?: { score: number | null; isLatest: boolean }
}

/* The number stands beside the newest point. */
function Dot({ cx, cy, payload }: DotProps) {
  if (cx === undefined || cy === undefined || !payload || payload.score === null) return null
  if (!payload.isLatest)
    return <circle cx={cx} cy={cy} r={2.75} fill="var(--surface)" stroke="var(--a)" strokeWidth={1.5} />
  return (
    <g>
      <circle cx={cx} cy={cy} r={4.5} fill="var(--a)" />
      <text x={cx + 12} y={cy + 5} fill="var(--ink)" fontSize={15} fontWeight={600}>
        {payload.score}
      </text>
    </g>
  )
}

const TrendTable = ({ points, period }: SentimentTrendProps) => (
  <table className="sr-only">
    <caption>Sentiment by {periodNouns[period]}</caption>
    <thead>
      <tr>
        <th scope="col">First day</th>
        <th scope="col">Mean</th>
        <th scope="col">Between</th>
        <th scope="col">Mails</th>
      </tr>
    </thead>
    <tbody>
      {points.map((point) => (
        <tr key={point.period}>
          <th scope="row">{periodLabel(point.period, period)}</th>
          <td>{point.score ?? 'N/A'}</td>
          <td>{point.low === null || point.high === null ? '' : `${point.low} and ${point.high}`}</td>
          <td>{counted(point.submissions, 'mail')}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
