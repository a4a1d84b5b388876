// Where one stands on the page of a polling agent, as its address says it: which tab, and figures of which period.
import { useAddressState } from '../../../../ui/use-address-state.ts'
import { type Period, periods } from '../../../polling/contract.ts'

export const pollingTabs = ['overview', 'insights', 'submissions', 'analytics', 'org'] as const
export type PollingTab = (typeof pollingTabs)[number]
export const tabNames: Readonly<Record<PollingTab, string>> = {
  overview: 'Overview',
  insights: 'Insights',
  submissions: 'Submissions',
  analytics: 'Analytics',
  org: 'Org Map',
}

export interface PollingPlace {
  tab: PollingTab
  period: Period
  /** The topic that the insights are searched for. */
  search: string
}

function read(query: URLSearchParams): PollingPlace {
  return {
    tab: pollingTabs.find((one) => one === query.get('tab')) ?? 'overview',
    period: periods.find((one) => one === query.get('period')) ?? 'weekly',
    search: query.get('search') ?? '',
  }
}

function write(query: URLSearchParams, { tab, period, search }: PollingPlace): URLSearchParams {
  const next = new URLSearchParams(query)
  const set = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value)
  set('tab', tab, 'overview')
  set('period', period, 'weekly')
  set('search', search, '')
  return next
}

export function usePollingPlace(): [PollingPlace, (change: Partial<PollingPlace>) => void] {
  const [place, setPlace] = useAddressState(read, write)
  return [place, (change) => setPlace({ ...place, ...change })]
}
