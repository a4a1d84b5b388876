// A polling agent's page: five views of what the company tells it (POLL-04).
import { ChevronLeft, Settings } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { failureWords, RequestError } from '../../../../ui/request.ts'
import { Segmented } from '../../../../ui/segmented.tsx'
import { Loading, Skeleton, SkeletonRows } from '../../../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../../../ui/tabs.tsx'
import type { PageProps } from '../../../client.ts'
import { periods } from '../../../polling/contract.ts'
import type { PollingDashboard } from '../../../polling/figures/contract.ts'
import { AlertBanners } from './alert-banners.tsx'
import { AnalyticsTab } from './analytics-tab.tsx'
import { InsightsTab } from './insights-tab.tsx'
import { OrgMapTab } from './org-map-tab.tsx'
import { OverviewTab } from './overview-tab.tsx'
import { PollingHead } from './polling-head.tsx'
import { type PollingPlace, pollingTabs, tabNames, usePollingPlace } from './polling-place.ts'
import { periodNames } from './polling-words.ts'
import { SettingsDialog } from './settings-dialog.tsx'
import { SubmissionsTab } from './submissions-tab.tsx'
import { usePollingDashboard } from './use-polling.ts'

const periodOptions = periods.map((value) => ({ value, label: periodNames[value] }))

export function PollingAgentPage({ params }: PageProps) {
  const id = Number(params.agentId)
  const [place, go] = usePollingPlace()
  const isNumber = Number.isInteger(id) && id !== 0
  return (
    <div data-agent="tanya" className="relative mx-auto w-full max-w-page px-6 py-4 max-md:px-4">
      <nav aria-label="Back" className="flex flex-wrap gap-x-4">
        <BackLink href="/polling">All intelligence agents</BackLink>
        <BackLink href="/dashboard">Back to Main Dashboard</BackLink>
      </nav>
      {isNumber ? <AgentOf key={id} id={id} place={place} go={go} /> : <NotFound />}
    </div>
  )
}

export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <Link
    href={href}
    className="-ml-1 inline-flex min-h-7 items-center gap-1 text-13 text-ink-2 hover:text-ink max-md:min-h-11"
  >
    <ChevronLeft aria-hidden className="size-4" />
    {children}
  </Link>
)

interface AgentOfProps {
  id: number
  place: PollingPlace
  go: (change: Partial<PollingPlace>) => void
}

function AgentOf({ id, place, go }: AgentOfProps) {
  const dashboard = usePollingDashboard({ id, period: place.period })
  if (dashboard.error) {
    const { error } = dashboard
    if (error instanceof RequestError && error.status === 404) return <NotFound />
    const status = error instanceof RequestError ? ` with status ${error.status}` : ''
    return (
      <ErrorState
        className="mt-6"
        level={1}
        title={`Dashboard API failed${status}`}
        onRetry={() => void dashboard.refetch()}
        busy={dashboard.isFetching}
      >
        {failureWords(error)}
      </ErrorState>
    )
  }
  if (!dashboard.data) return <Waiting />
  return <Shown dashboard={dashboard.data} place={place} go={go} />
}

function Shown({ dashboard, place, go }: Omit<AgentOfProps, 'id'> & { dashboard: PollingDashboard }) {
  const [isSetting, setSetting] = useState(false)
  const { agent, alerts } = dashboard
  const of = { id: agent.id, period: place.period }
  return (
    <>
      <header className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-3">
        <PollingHead agent={agent} />
        <Segmented
          label="Period"
          value={place.period}
          onValueChange={(period) => go({ period })}
          options={periodOptions}
        />
        <Button icon={<Settings aria-hidden />} onClick={() => setSetting(true)}>
          Settings
        </Button>
      </header>
      {alerts.length > 0 && (
        <div className="mt-3">
          <AlertBanners alerts={alerts} />
        </div>
      )}
      <Tabs
        className="mt-2"
        label={`Views of ${agent.name}`}
        value={place.tab}
        onValueChange={(tab) => go({ tab, search: '' })}
        items={pollingTabs.map((value) => ({ value, label: tabNames[value] }))}
      >
        <TabPanel value="overview">
          <OverviewTab dashboard={dashboard} place={place} go={go} />
        </TabPanel>
        <TabPanel value="insights">
          <InsightsTab key={place.search} of={of} search={place.search} />
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
      {isSetting && <SettingsDialog agent={agent} onClose={() => setSetting(false)} />}
    </>
  )
}

const NotFound = () => (
  <ErrorState className="mt-6" level={1} title="There is no such intelligence agent">
    <ButtonLink href="/polling">Show those that there are</ButtonLink>
  </ErrorState>
)

const Waiting = () => (
  <Loading label="Loading the dashboard" className="mt-3">
    <div className="flex gap-4">
      <Skeleton className="size-10" />
      <Skeleton className="h-8 w-60" />
    </div>
    <Skeleton className="mt-10 h-20 w-full" />
    <div className="mt-3 grid gap-3 lg:grid-cols-[1.62fr_1fr]">
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full" />
    </div>
    <div className="mt-3">
      <SkeletonRows rows={3} />
    </div>
  </Loading>
)
