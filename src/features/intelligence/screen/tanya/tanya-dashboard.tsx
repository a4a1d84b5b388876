// Intelligence: what a team's weekly mails tell, of one instance or of all of them (TANYA-01 to 06).
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { ErrorState } from '../../../../ui/error-state.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { failureWords } from '../../../../ui/request.ts'
import { Loading, Skeleton, SkeletonRows } from '../../../../ui/skeleton.tsx'
import type { DashboardProps } from '../../../client.ts'
import { WhatBecame } from '../../../followups/screen/what-became.tsx'
import type { TanyaIntelligence } from '../../contract.ts'
import { AlertBanners } from '../polling/alert-banners.tsx'
import { MetricRow } from '../polling/metric-cards.tsx'
import { counted } from '../polling/polling-words.ts'
import { ReleaseNote } from '../polling/release-note.tsx'
import { TopTopics } from '../polling/top-topics.tsx'
import { useBecame } from '../polling/use-became.ts'
import { EmailPanel } from './email-panel.tsx'
import { GettingStarted } from './getting-started.tsx'
import { TanyaSidebar } from './tanya-sidebar.tsx'
import { TopInsights } from './top-insights.tsx'
import { isSignedOut, useTanyaIntelligence, useTanyaMails } from './use-tanya.ts'

export function TanyaDashboard({ card, instances, selectedId, onSelect }: DashboardProps) {
  const chosen = instances.find(({ id }) => id === selectedId) ?? null
  const place = chosen?.id ?? 'all'
  const mails = useTanyaMails(place, chosen?.emailAddress ?? null)
  const [mailId, setMailId] = useState<string | null>(null)
  // A mail that is no longer in the list is not chosen any more (TANYA-07).
  const mail = mails.mails?.find(({ id }) => id === mailId) ?? null
  if (mailId !== null && mails.mails !== null && mail === null) setMailId(null)
  const intelligence = useTanyaIntelligence(place, mails.isCompatible ? null : (mail?.id ?? null))
  const address = (chosen ?? instances[0])?.emailAddress ?? card.emailAddress
  return (
    <div data-agent="tanya" className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <TanyaSidebar
        instances={instances}
        selectedId={chosen?.id ?? null}
        onSelect={onSelect}
        mails={mails}
        mailId={mail?.id ?? null}
        onMail={(id) => setMailId(id === mail?.id ? null : id)}
      />
      <div className="min-w-0">
        {mails.isCompatible && (
          <div className="mb-3">
            <Notice tone="warning" title="Compatibility Mode Activated">
              The list of mails could not be read. Your projects stand in for it until it can.
            </Notice>
          </div>
        )}
        {intelligence.data ? (
          <Shown
            intelligence={intelligence.data}
            address={address}
            isBusy={intelligence.isFetching}
            onRefresh={() => void intelligence.refetch()}
            hasMail={mail !== null}
          />
        ) : intelligence.error ? (
          <Failed
            error={intelligence.error}
            isBusy={intelligence.isFetching}
            onRetry={() => void intelligence.refetch()}
          />
        ) : (
          <Waiting />
        )}
      </div>
    </div>
  )
}

interface ShownProps {
  intelligence: TanyaIntelligence
  address: string
  isBusy: boolean
  onRefresh: () => void
  hasMail: boolean
}

function Shown({ intelligence, address, isBusy, onRefresh, hasMail }: ShownProps) {
  const { metrics, insights, trendingTopics, alerts, emailSpecificIntelligence, release, instanceCount } =
    intelligence
  const { volumeChange } = metrics
  const became = useBecame(intelligence.agentIds)
  return (
    <>
      <AlertBanners alerts={alerts} />
      <MetricRow
        items={[
          {
            label: 'Active Analysis',
            value: trendingTopics.length,
            note: trendingTopics.length === 1 ? 'trending topic' : 'trending topics',
          },
          {
            label: 'Email Volume',
            value: metrics.emailVolume,
            note:
              volumeChange === 0
                ? undefined
                : `${Math.abs(volumeChange)} ${volumeChange > 0 ? 'more' : 'fewer'} than the week before`,
          },
          {
            label: 'Insights Generated',
            value: metrics.insightsGenerated,
            note: instanceCount === null ? undefined : `from ${counted(instanceCount, 'instance')}`,
          },
        ]}
      />
      {hasMail && emailSpecificIntelligence && <EmailPanel of={emailSpecificIntelligence} />}
      <div className="mt-5 grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <section aria-labelledby="top-insights" className="min-w-0">
          <header className="flex flex-wrap items-center gap-3 border-b border-line-2 pb-2">
            <h2 id="top-insights" className="text-14 font-semibold">
              Top Insights
            </h2>
            <p role="status" className="ml-auto text-12 text-ink-2">
              {isBusy ? 'Generating insights...' : 'By how often and how urgent'}
            </p>
            <Button
              size="sm"
              icon={<RefreshCw aria-hidden />}
              busy={isBusy}
              busyLabel="Refreshing..."
              onClick={onRefresh}
            >
              Refresh Analysis
            </Button>
          </header>
          {insights.length === 0 ? (
            <GettingStarted address={address} needs={release.needs} />
          ) : (
            <TopInsights insights={insights} />
          )}
        </section>
        <section aria-labelledby="trending">
          <h2 id="trending" className="border-b border-line-2 pb-2 text-14 leading-8 font-semibold">
            Trending
          </h2>
          <TopTopics topics={trendingTopics} most={trendingTopics.length} />
        </section>
      </div>
      {(insights.length > 0 || became.some(({ followUps }) => followUps?.followUps.length)) && (
        <WhatBecame
          became={became}
          empty="Nothing has come of the insights yet. A manager can make a task or a poll of each, and it shows here how far it is."
        />
      )}
      <div className="mt-5">
        <ReleaseNote release={release} />
      </div>
    </>
  )
}

/** ERR-42 */
function Failed({ error, isBusy, onRetry }: { error: Error; isBusy: boolean; onRetry: () => void }) {
  if (isSignedOut(error)) {
    return (
      <ErrorState level={2} title="Session Expired">
        Your session has expired, please refresh the page to login again.
      </ErrorState>
    )
  }
  return (
    <ErrorState level={2} title="Failed to load the intelligence" onRetry={onRetry} busy={isBusy}>
      Your mails are safe. {failureWords(error)}
    </ErrorState>
  )
}

const Waiting = () => (
  <Loading label="Loading the intelligence">
    <Skeleton className="h-20 w-full" />
    <div className="mt-5">
      <SkeletonRows rows={5} />
    </div>
  </Loading>
)
