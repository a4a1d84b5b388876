// The tabs on a phone: a bar of 60 px at the bottom, with the agent used last and a menu for the rest.
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { recentlyUsed } from '../features/catalogue/screen/agent-usage.ts'
import { useAgentUsage } from '../features/catalogue/screen/use-agent-usage.ts'
import { agentTitles } from '../ui/agent.ts'
import { AgentStamp } from '../ui/agent-stamp.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { listedPages } from './signed-in.ts'
import { activeTab, agentTabs, groupTabs, tabPath } from './tabs.ts'

const slot =
  'relative flex min-w-0 flex-1 flex-col items-center justify-center gap-[3px] text-11 font-medium text-ink-2 [font-stretch:90%] -outline-offset-2 ' +
  'aria-[current=page]:text-accent aria-[current=page]:before:absolute aria-[current=page]:before:inset-x-[22%] aria-[current=page]:before:-top-px aria-[current=page]:before:h-0.5 aria-[current=page]:before:bg-accent [&_svg.lucide]:size-4.5'

export function BottomBar({ tabbed }: { tabbed: boolean }) {
  const [path, navigate] = useLocation()
  const uses = useAgentUsage()
  const current = tabbed ? activeTab(path) : null
  const agents = agentTabs(uses, current)
  const shown =
    agents.find((agent) => agent === current) ?? agents.find((agent) => agent === recentlyUsed(uses)[0])
  const rest = agents.filter((agent) => agent !== shown)
  return (
    <nav
      aria-label="Main"
      className="flex h-[60px] shrink-0 items-stretch border-t border-line bg-surface md:hidden"
    >
      {groupTabs.map(({ id, title, path: to }) => (
        <Slot key={id} tab={id} current={current} icon={listedPages.find((page) => page.path === to)?.icon}>
          {title}
        </Slot>
      ))}
      {shown && (
        <Slot tab={shown} current={current} icon={<AgentStamp agent={shown} size={18} />}>
          {agentTitles[shown]}
        </Slot>
      )}
      <Menu
        label="More"
        trigger={
          <button type="button" className={slot}>
            <Ellipsis aria-hidden />
            More
          </button>
        }
      >
        {rest.map((agent) => (
          <MenuItem
            key={agent}
            icon={<AgentStamp agent={agent} size={16} />}
            onSelect={() => navigate(tabPath(agent))}
          >
            {agentTitles[agent]}
          </MenuItem>
        ))}
        <MenuItem onSelect={() => navigate('/dashboard')}>Start page</MenuItem>
        <MenuItem onSelect={() => navigate('/mails')}>Mail log</MenuItem>
        <MenuItem onSelect={() => navigate('/settings')}>Settings</MenuItem>
      </Menu>
    </nav>
  )
}

type SlotProps = { tab: string; current: string | null; icon: ReactNode; children: ReactNode }

function Slot({ tab, current, icon, children }: SlotProps) {
  return (
    <Link href={tabPath(tab)} aria-current={tab === current ? 'page' : undefined} className={slot}>
      {icon}
      <span className="max-w-full truncate">{children}</span>
    </Link>
  )
}
