// Every address of the client and the page behind it; each page's code comes when it is opened.
import type { ComponentType } from 'react'
import { matchRoute, type Parser } from 'wouter'
import { crew } from '../crew/crew.ts'
import type { ClientRoute, FilledSlots, Load, PageProps, RouteGroup, Slots } from '../features/client.ts'
import { type LazyComponent, lazyComponent } from '../ui/lazy.tsx'
import { clientAgents, clients } from './clients.ts'
import { start } from './start/client.tsx'

export type Route = Omit<ClientRoute, 'page' | 'slots'> & {
  Page: LazyComponent<{ params: PageProps['params'] }>
}

/** The page of each agent that has one; what it shows of its own comes from the agent's feature. */
const agentRoutes: readonly ClientRoute[] = crew.flatMap(({ type, name, page }) => {
  if (page === null) return []
  const own = clientAgents.find((agent) => agent.type === type)
  const load: ClientRoute['page'] = async () => {
    const [{ AgentPage }, screens] = await Promise.all([
      import('../features/catalogue/screen/agent-page.tsx'),
      own?.screens() ?? null,
    ])
    return ({ slots }) => <AgentPage agent={type} screens={screens} slots={slots} />
  }
  const words = own?.signedOutWords
  return [
    {
      ...{ pattern: page.path, title: name, page: load, tabbed: true, slots: own?.slots ?? [] },
      ...(words !== undefined && { signedOutWords: words }),
    },
  ]
})

const routesOf = (group: RouteGroup): readonly Route[] =>
  [
    ...[start, ...clients].flatMap(({ routes }) => routes?.[group] ?? []),
    ...(group === 'signedIn' ? agentRoutes : []),
  ].map(({ page, slots = [], ...route }) => ({ ...route, Page: withSlots(page, slots) }))

/* The page comes together with what later features show on it. */
function withSlots(page: ClientRoute['page'], names: readonly (keyof Slots)[]): Route['Page'] {
  return lazyComponent(async () => {
    const [Page, ...filled] = await Promise.all([page(), ...names.map(fill)])
    const slots: FilledSlots = Object.assign({}, ...filled)
    return ({ params }) => <Page params={params} slots={slots} />
  })
}

async function fill<Slot extends keyof Slots>(slot: Slot): Promise<FilledSlots> {
  for (const { fills } of clients) {
    const load: Load<ComponentType<Slots[Slot]>> | undefined = fills?.[slot]
    if (load) return { [slot]: await load() }
  }
  return {}
}

const groups: Record<RouteGroup, readonly Route[]> = {
  open: routesOf('open'),
  signedOut: routesOf('signedOut'),
  signedIn: routesOf('signedIn'),
}

export type Found = { route: Route; params: PageProps['params'] }

/** The route of a path within one group; null when the group has none. */
export function findRoute(parser: Parser, group: RouteGroup, path: string): Found | null {
  for (const route of groups[group]) {
    const [matches, params] = matchRoute(parser, route.pattern, path)
    if (matches) return { route, params }
  }
  return null
}
