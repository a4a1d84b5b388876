// Analytics of a polling agent: submissions over time, by class and by department, and how soon people answer (POLL-08).
import { Bar, BarChart, Cell, ResponsiveContainer, XAxis, YAxis } from 'recharts'
import type { Response } from '../../../../kit/contract.ts'
import type { Period, PollingAgent } from '../../../polling/contract.ts'
import type { getPollingAnalytics } from '../../../polling/figures/contract.ts'
import { ChartPanel, PanelEmpty } from './chart-panel.tsx'
import { ExportMenu } from './export-menu.tsx'
import { Meter } from './meter.tsx'
import { counted, periodLabel, periodNouns, typeNames } from './polling-words.ts'
import { type AgentPeriod, useAnalytics } from './use-polling.ts'

type Analytics = Response<typeof getPollingAnalytics>

/** What cannot be read of a chart is shown as if there were none yet (POLL-16). */
export function AnalyticsTab({ agent, of }: { agent: PollingAgent; of: AgentPeriod }) {
  const { data } = useAnalytics(of)
  return (
    <div className="mt-4 grid gap-3 lg:grid-cols-2">
      <ChartPanel
        title="Submissions over time"
        aside={`Last 8 ${periodNouns[of.period]}s`}
        tools={<ExportMenu of={of} what="sentiment" picture label="submissions over time" />}
      >
        <OverTime points={data?.overTime ?? []} period={of.period} />
      </ChartPanel>
      <ChartPanel
        title="By class"
        aside="All five agents"
        tools={<ExportMenu of={of} picture label="classes" />}
      >
        <Bars
          empty="Submissions are counted here by the class that they were filed under."
          rows={(data?.byClass ?? []).map(({ classification, submissions }) => ({
            name: typeNames[classification],
            count: submissions,
          }))}
        />
      </ChartPanel>
      <ChartPanel
        title="By department"
        tools={<ExportMenu of={of} what="departments" picture label="departments" />}
      >
        {agent.isFull ? (
          <Bars
            empty="Departments of the company’s hierarchy appear here, each once it has at least four people."
            rows={(data?.byDepartment ?? []).map(({ department, submissions }) => ({
              name: department,
              count: submissions,
            }))}
          />
        ) : (
          <PanelEmpty title="For managers and admins">
            Departments are shown to those who lead the company.
          </PanelEmpty>
        )}
      </ChartPanel>
      <ChartPanel
        title="Response times"
        aside="From our question to the answer"
        tools={<ExportMenu of={of} picture label="response times" />}
      >
        <Responses points={data?.responseTimes ?? []} period={of.period} />
      </ChartPanel>
    </div>
  )
}

function OverTime({ points, period }: { points: Analytics['overTime']; period: Period }) {
  if (points.every(({ submissions }) => submissions === 0)) {
    return (
      <PanelEmpty title="No submissions yet">
        Mails are counted here by the {periodNouns[period]} they came in.
      </PanelEmpty>
    )
  }
  const rows = points.map((point) => ({ name: periodLabel(point.period, period), count: point.submissions }))
  return (
    <>
      <div aria-hidden className="h-48">
        <ResponsiveContainer width="100%" height="100%">
          <BarChart data={rows} margin={{ top: 20, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <XAxis
              dataKey="name"
              tickLine={false}
              axisLine={false}
              tick={axisText}
              interval="preserveStartEnd"
            />
            <YAxis hide />
            <Bar dataKey="count" isAnimationActive={false} label={countLabel}>
              {rows.map(({ name }, at) => (
                <Cell key={name} fill="var(--a)" fillOpacity={at === rows.length - 1 ? 1 : 0.6} />
              ))}
            </Bar>
          </BarChart>
        </ResponsiveContainer>
      </div>
      <ul className="sr-only">
        {rows.map(({ name, count }) => (
          <li key={name}>{`${name}: ${counted(count, 'submission')}`}</li>
        ))}
      </ul>
    </>
  )
}

const axisText = { fill: 'var(--ink-3)', fontSize: 11 }
const countLabel = { position: 'top', fill: 'var(--ink-2)', fontSize: 11 } as const

function Bars({ rows, empty }: { rows: readonly { name: string; count: number | null }[]; empty: string }) {
  if (rows.every(({ count }) => count === null || count === 0))
    return <PanelEmpty title="Nothing yet">{empty}</PanelEmpty>
  const most = Math.max(1, ...rows.map(({ count }) => count ?? 0))
  return (
    <ul>
      {rows.map(({ name, count }) => (
        <li
          key={name}
          className="grid min-h-9 grid-cols-[minmax(0,10rem)_minmax(0,1fr)_auto] items-center gap-3 text-13 not-last:border-b not-last:border-line"
        >
          <span className="truncate">{name}</span>
          {count === null ? (
            <span className="text-12 text-ink-2">Too few to show</span>
          ) : (
            <Meter value={count} max={most} />
          )}
          <span className="min-w-8 text-right tabular-nums">{count ?? ''}</span>
        </li>
      ))}
    </ul>
  )
}

function Responses({ points, period }: { points: Analytics['responseTimes']; period: Period }) {
  const shown = points.filter(({ hours }) => hours !== null)
  if (shown.length === 0) {
    return (
      <PanelEmpty title="No answers yet">
        Let the agent ask the team by mail, in its settings, and see here how soon people answer.
      </PanelEmpty>
    )
  }
  const most = Math.max(1, ...shown.map(({ hours }) => hours ?? 0))
  return (
    <ul>
      {shown.map(({ period: first, hours, answers }) => (
        <li
          key={first}
          className="grid min-h-9 grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-3 text-13 not-last:border-b not-last:border-line"
        >
          <span>{periodLabel(first, period)}</span>
          <Meter value={hours ?? 0} max={most} />
          <span className="text-right tabular-nums">
            {hours === null ? '' : hoursWords(hours)}{' '}
            <span className="text-12 text-ink-2">{counted(answers, 'answer')}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

const hoursWords = (hours: number) =>
  hours >= 48 ? counted(Math.round(hours / 24), 'day') : counted(Math.round(hours), 'hour')
