// The page of an agent: who it is, its instances, and its dashboard, one set of parts for all of them (INST-01).
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { cardOf } from '../../../crew/crew.ts'
import { type AgentName, agentTitles } from '../../../ui/agent.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, SkeletonRows } from '../../../ui/skeleton.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import type { AgentScreens, FilledSlots } from '../../client.ts'
import type { Instances } from '../../instances/contract.ts'
import { listWords } from '../../instances/screen/instance-words.ts'
import { InstancesPanel } from '../../instances/screen/instances-panel.tsx'
import { useInstances, usePrimaryMade } from '../../instances/screen/use-instances.ts'
import type { CatalogueAgent } from '../contract.ts'
import { AgentHead } from './agent-head.tsx'
import { type AgentPlace, hasDashboard, placeFrom, placeIn, searchOf } from './agent-place.ts'
import { AllInstances } from './all-instances.tsx'
import { visitAgent } from './use-agent-usage.ts'
import { useCatalogue } from './use-agents.ts'

export type AgentPageProps = {
  agent: AgentName
  /** Of the feature that the agent belongs to; null until it is built. */
  screens: AgentScreens | null
  slots: FilledSlots
}

export function AgentPage({ agent, screens, slots }: AgentPageProps) {
  // Opening an agent's page counts as one use (CAT-17).
  useEffect(() => visitAgent(agent), [agent])
  const catalogue = useCatalogue()
  const card = catalogue.data?.find((entry) => entry.type === agent)
  const list = useInstances(agent)
  usePrimaryMade(agent, list.isError ? undefined : list.data)
  const failed = catalogue.isError ? catalogue : list.isError ? list : null
  if (catalogue.data && !card) return <NotFound />
  return (
    <div className="mx-auto w-full max-w-page px-6 py-6 max-md:px-4">
      <AgentHead agent={agent} card={card} company={list.data?.company?.name ?? null} />
      {failed ? (
        <ErrorState
          className="mt-6"
          level={2}
          title={listWords(agent).failed}
          onRetry={() => void Promise.all([catalogue.refetch(), list.refetch()])}
          busy={catalogue.isFetching || list.isFetching}
        >
          {failureWords(failed.error)}
        </ErrorState>
      ) : card && list.data ? (
        <AgentViews agent={agent} screens={screens} slots={slots} card={card} list={list.data} />
      ) : (
        <Loading label={listWords(agent).loading} className="mt-6">
          <p className="text-13 text-ink-2">{listWords(agent).loading}</p>
          <SkeletonRows rows={4} />
        </Loading>
      )}
    </div>
  )
}

/* INST-02 */
function NotFound() {
  return (
    <div className="mx-auto w-full max-w-page px-6 py-6 max-md:px-4">
      <ErrorState level={1} title="Agent not found" />
    </div>
  )
}

/* Another instance has other projects. */
const opened = { tab: 'dashboard', project: null } as const

type AgentViewsProps = AgentPageProps & { card: CatalogueAgent; list: Instances }

function AgentViews({ agent, screens, slots, card, list }: AgentViewsProps) {
  const [path, navigate] = useLocation()
  const place = placeIn(placeFrom(useSearch()), list)
  const go = (next: Partial<AgentPlace>) => navigate(`${path}${searchOf({ ...place, ...next })}`)
  return (
    <Tabs
      className="mt-4"
      label={`Views of ${agentTitles[agent]}`}
      value={place.tab}
      onValueChange={(tab) => go({ tab })}
      items={cardOf(agent).views.map(({ tab, label }) => ({
        ...{ value: tab, label },
        closedBecause:
          tab === 'dashboard' && !hasDashboard(list) ? 'opens with the first instance' : undefined,
      }))}
    >
      <TabPanel value="instances">
        <InstancesPanel
          agent={agent}
          list={list}
          selectedId={place.instance}
          onSelect={(instance) => go(instance === null ? { instance } : { ...opened, instance })}
          all={
            <AllInstances
              agent={agent}
              Together={screens?.Together}
              selected={place.instance === null}
              onSelect={() => go({ ...opened, instance: null })}
            />
          }
        />
      </TabPanel>
      <TabPanel value="dashboard">
        {screens && (
          <screens.Dashboard
            card={card}
            slots={slots}
            instances={list.instances}
            company={list.company}
            selectedId={place.instance}
            onSelect={(instance) => go({ ...opened, instance })}
            recordId={place.project}
            hrefOf={(project) => `${path}${searchOf({ ...place, tab: 'dashboard', project })}`}
          />
        )}
      </TabPanel>
    </Tabs>
  )
}
