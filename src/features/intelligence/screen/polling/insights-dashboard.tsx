// Organisational Intelligence on the page of polls: one polling agent at a time, over a period (POLL-10 to 14, POLLY-03).
import { useState } from 'react'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { RequestError } from '../../../../ui/request.ts'
import { Segmented } from '../../../../ui/segmented.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Loading, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../../../ui/tabs.tsx'
import { MarkerInstruction } from '../../../catalogue/screen/marker-instruction.tsx'
import { type Period, type PollingAgent, periods } from '../../../polling/contract.ts'
import { AlertBanners } from './alert-banners.tsx'
import { AnalyticsTab } from './analytics-tab.tsx'
import { InsightsTab } from './insights-tab.tsx'
import { MetricCards } from './metric-cards.tsx'
import { OrgMapTab } from './org-map-tab.tsx'
import { tabNames } from './polling-place.ts'
import { periodNames, predefined } from './polling-words.ts'
import { ReleaseNote } from './release-note.tsx'
import { SubmissionsTab } from './submissions-tab.tsx'
import { type AgentPeriod, usePollingAgents, usePollingDashboard } from './use-polling.ts'

const tabs = ['insights', 'submissions', 'analytics', 'org'] as const
const periodOptions = periods.map((value) => ({ value, label: periodNames[value] }))

export function InsightsDashboard() {
  const agents = usePollingAgents()
  const [period, setPeriod] = useState<Period>('weekly')
  const [chosen, setChosen] = useState<string | null>(null)
  const options = agents.data
    ? agents.data.map(({ id, name }) => ({ value: String(id), label: name }))
    : predefined.map(({ type, name }) => ({ value: type, label: name }))
  const agent = agents.data?.find(({ id }) => String(id) === chosen) ?? agents.data?.[0]
  return (
    <section
      data-agent="tanya"
      aria-labelledby="organisational"
      className="relative mt-8 border-t border-line pt-5"
    >
      <header className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-[1_1_18rem]">
          <h2 id="organisational" className="text-14 font-semibold">
            Organisational Intelligence
          </h2>
          <MarkerInstruction />
        </div>
        <div className="w-56 max-sm:w-full">
          <Select
            aria-label="Intelligence agent"
            value={agent ? String(agent.id) : (chosen ?? options[0]?.value)}
            options={options}
            onValueChange={setChosen}
          />
        </div>
        <Segmented label="Period" value={period} onValueChange={setPeriod} options={periodOptions} />
      </header>
      {agent ? (
        <AgentInsights key={agent.id} agent={agent} of={{ id: agent.id, period }} />
      ) : agents.error ? (
        <p className="py-8 text-center text-13 text-ink-2">
          The figures cannot be read now. They are safe; try again in a moment.
        </p>
      ) : (
        <Loading label="Loading the intelligence agents" className="mt-4">
          <SkeletonRows rows={4} />
        </Loading>
      )}
    </section>
  )
}

function AgentInsights({ agent, of }: { agent: PollingAgent; of: AgentPeriod }) {
  const dashboard = usePollingDashboard(of)
  const [tab, setTab] = useState<(typeof tabs)[number]>('insights')
  const { data, error } = dashboard
  return (
    <div className="mt-4">
      {error && (
        <Notice tone="danger" title={failedWords(error)}>
          Its figures are safe.
        </Notice>
      )}
      {data && (
        <div className="grid gap-3">
          <AlertBanners alerts={data.alerts} />
          <MetricCards metrics={data.metrics} period={of.period} />
          <ReleaseNote release={data.release} />
        </div>
      )}
      <Tabs
        className="mt-3"
        label={`Views of ${agent.name}`}
        value={tab}
        onValueChange={setTab}
        items={tabs.map((value) => ({ value, label: tabNames[value] }))}
      >
        <TabPanel value="insights">
          <InsightsTab of={of} search="" />
        </TabPanel>
        <TabPanel value="submissions">
          <SubmissionsTab agent={agent} of={of} />
        </TabPanel>
        <TabPanel value="analytics">
          <AnalyticsTab agent={agent} of={of} />
        </TabPanel>
        <TabPanel value="org">
          <OrgMapTab of={of} isFull={agent.isFull} />
        </TabPanel>
      </Tabs>
      <ButtonLink href={`/polling/${agent.id}`} variant="ghost" className="mt-3 -ml-3">
        Open {agent.name}
      </ButtonLink>
    </div>
  )
}

/** ERR-44 */
const failedWords = (error: Error): string =>
  error instanceof RequestError
    ? `Dashboard API failed with status ${error.status}`
    : 'Dashboard API failed: the server cannot be reached'
