// All that the palette offers: what features added, and the shell's own pages, agents, projects and acts.
import { FolderKanban, Keyboard, ListPlus, LogOut, Mail, Monitor, Moon, Sun } from 'lucide-react'
import { useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { useAgents } from '../../features/catalogue/screen/use-agents.ts'
import type { Project } from '../../features/projects/contract.ts'
import { useProjects } from '../../features/projects/screen/use-projects.ts'
import { type AgentName, agentFrom, agentTitles } from '../../ui/agent.ts'
import { AgentStamp } from '../../ui/agent-stamp.tsx'
import { type Command, commands } from '../../ui/commands.ts'
import { useTheme } from '../../ui/theme.ts'
import { showOverlay } from '../overlay.ts'
import { tabAgents, tabPath } from '../tabs.ts'
import { keysTo } from '../use-shell-keys.ts'
import { pages } from './pages.tsx'

/** `onCreateIn` opens a new task in a project. */
export function usePaletteCommands(onCreateIn: (project: Project) => void): {
  all: readonly Command[]
  /** Projects and agents are still on their way. */
  isLoading: boolean
} {
  const [, navigate] = useLocation()
  const added = useSyncExternalStore(commands.subscribe, commands.all)
  const projects = useProjects()
  const agents = useAgents()
  const acts = useActs()
  const all = useMemo(
    () => [
      ...added,
      ...newest(projects.data).map((project, place) => openProject(project, place, navigate)),
      ...pages.map(({ path, ...page }) => ({
        ...page,
        id: `page ${path}`,
        group: 'Pages',
        keys: keysTo(path),
        run: () => navigate(path),
      })),
      ...agentPages(navigate),
      ...newest(projects.data).map((project, place) => createIn(project, place, onCreateIn)),
      ...(agents.data ?? []).flatMap(({ type, emailAddress }) => {
        const agent = agentFrom(type)
        return agent === null ? [] : [writeTo(agent, emailAddress)]
      }),
      ...acts,
    ],
    [added, navigate, projects.data, agents.data, acts, onCreateIn],
  )
  return { all, isLoading: projects.isPending || agents.isPending }
}

type Navigate = (path: string) => void

function agentPages(navigate: Navigate): Command[] {
  return tabAgents.map((agent) => ({
    id: `agent ${agent}`,
    title: agentTitles[agent],
    group: 'Agents',
    words: 'agent',
    icon: <AgentStamp agent={agent} size={16} />,
    run: () => navigate(tabPath(agent)),
  }))
}

function newest(projects: readonly Project[] = []): Project[] {
  return [...projects].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

function openProject({ id, name }: Project, place: number, navigate: Navigate): Command {
  return {
    id: `project ${id}`,
    title: name,
    group: 'Projects',
    words: 'project board',
    icon: <FolderKanban aria-hidden />,
    isRare: place >= 5,
    run: () => navigate(`/project/${id}`),
  }
}

function createIn(project: Project, place: number, onCreateIn: (project: Project) => void): Command {
  return {
    id: `create ${project.id}`,
    title: `Create a task in ${project.name}`,
    group: 'Actions',
    words: 'new add',
    icon: <ListPlus aria-hidden />,
    isRare: place > 0,
    run: () => onCreateIn(project),
  }
}

function writeTo(agent: AgentName, address: string): Command {
  return {
    id: `write ${agent}`,
    title: `Write to ${agentTitles[agent]}`,
    group: 'Actions',
    words: `mail email send ${address}`,
    icon: <Mail aria-hidden />,
    run: () => location.assign(`mailto:${address}`),
  }
}

const themes = [
  { choice: 'light', title: 'Light theme', icon: <Sun aria-hidden /> },
  { choice: 'dark', title: 'Dark theme', icon: <Moon aria-hidden /> },
  { choice: 'system', title: 'Theme as the system', icon: <Monitor aria-hidden /> },
] as const

function useActs(): Command[] {
  const [theme, chooseTheme] = useTheme()
  return useMemo(
    () => [
      ...themes
        .filter(({ choice }) => choice !== theme)
        .map(({ choice, title, icon }) => ({
          id: `theme ${choice}`,
          title,
          group: 'Actions',
          words: 'switch appearance colour mode',
          icon,
          run: () => chooseTheme(choice),
        })),
      {
        id: 'keys',
        title: 'Show the keys',
        group: 'Actions',
        words: 'keyboard shortcuts help',
        icon: <Keyboard aria-hidden />,
        keys: '?',
        run: () => showOverlay('keys'),
      },
      {
        id: 'log out',
        title: 'Log out',
        group: 'Actions',
        words: 'sign out leave',
        icon: <LogOut aria-hidden />,
        run: () => location.assign('/api/logout'),
      },
    ],
    [theme, chooseTheme],
  )
}
