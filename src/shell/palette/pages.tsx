// The pages that the palette leads to, with other words that somebody may look for.
import {
  Building2,
  FlaskConical,
  FolderKanban,
  Gauge,
  Hourglass,
  House,
  Inbox,
  ListChecks,
  ListTodo,
  Settings,
  TrendingUp,
  UsersRound,
} from 'lucide-react'

export const pages = [
  { path: '/dashboard', title: 'Dashboard', words: 'start home', icon: <House aria-hidden /> },
  { path: '/tasks', title: 'Task Board', words: 'personal kanban', icon: <ListTodo aria-hidden /> },
  { path: '/projects', title: 'Projects', words: 'boards kanban', icon: <FolderKanban aria-hidden /> },
  { path: '/my-tasks', title: 'My Tasks', words: 'mine assigned', icon: <ListChecks aria-hidden /> },
  { path: '/waiting', title: 'Waiting for', words: 'chase answer given', icon: <Hourglass aria-hidden /> },
  { path: '/mails', title: 'Mail log', words: 'inbox received email', icon: <Inbox aria-hidden /> },
  { path: '/teams', title: 'Teams', words: 'agents catalogue', icon: <UsersRound aria-hidden /> },
  {
    path: '/intelligence',
    title: 'Intelligence',
    words: 'agents catalogue',
    icon: <TrendingUp aria-hidden />,
  },
  {
    path: '/polling',
    title: 'Intelligence dashboard',
    words: 'polling sentiment',
    icon: <Gauge aria-hidden />,
  },
  { path: '/companies', title: 'Companies', words: 'members invite team', icon: <Building2 aria-hidden /> },
  { path: '/settings', title: 'Settings', words: 'account profile password', icon: <Settings aria-hidden /> },
  { path: '/test', title: 'Test mails', words: 'generator', icon: <FlaskConical aria-hidden /> },
] as const
