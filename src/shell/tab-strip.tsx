// The tabs in the header, from 768 px up (SHELL-03..05).
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useAgentUsage } from '../features/catalogue/screen/use-agent-usage.ts'
import { agentTitles } from '../ui/agent.ts'
import { AgentStamp } from '../ui/agent-stamp.tsx'
import { activeTab, agentTabs, groupTabs, tabPath } from './tabs.ts'

/** `tabbed` is false on the pages beside the tabbed shell: then no tab is the current one. */
export function TabStrip({ tabbed }: { tabbed: boolean }) {
  const [path] = useLocation()
  const active = tabbed ? activeTab(path) : null
  const agents = agentTabs(useAgentUsage(), active)
  return (
    <nav
      aria-label="Main"
      className="flex min-w-0 gap-0.5 overflow-x-auto [scrollbar-width:none] max-md:hidden"
    >
      {groupTabs.map(({ id, title }) => (
        <TabLink key={id} tab={id} active={active}>
          {title}
        </TabLink>
      ))}
      {agents.length > 0 && <span aria-hidden className="mx-2 my-[18px] w-px shrink-0 bg-line" />}
      {agents.map((agent) => (
        <TabLink key={agent} tab={agent} active={active}>
          <AgentStamp agent={agent} size={16} />
          {agentTitles[agent]}
        </TabLink>
      ))}
    </nav>
  )
}

function TabLink({ tab, active, children }: { tab: string; active: string | null; children: ReactNode }) {
  return (
    <Link
      href={tabPath(tab)}
      aria-current={tab === active ? 'page' : undefined}
      className="relative flex shrink-0 items-center gap-[7px] px-2.5 text-13 font-medium whitespace-nowrap text-ink-2 transition-colors duration-(--d-1) -outline-offset-2 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-2.5 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent md:max-lg:px-2"
    >
      {children}
    </Link>
  )
}
