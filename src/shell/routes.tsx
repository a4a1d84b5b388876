// Every address of the client and the page behind it; each page's code comes when it is opened.
import { matchRoute, type Parser } from 'wouter'
import { type LazyPage, lazyPage } from './lazy-page.ts'
import type { TabAgent } from './tabs.ts'

export type Route = {
  pattern: string
  /** What the window is called while the page is open. */
  title: string
  page: LazyPage
  /** False for the pages beside the tabbed shell, which mark no tab (SHELL-02). */
  tabbed?: boolean
}

const landing = lazyPage(
  async () => (await import('../features/landing/screen/landing-page.tsx')).LandingPage,
)
const emailAuth = lazyPage(
  async () => (await import('../features/accounts/screen/email-auth-page.tsx')).EmailAuthPage,
)
const forgotPassword = lazyPage(
  async () => (await import('../features/accounts/screen/forgot-password-page.tsx')).ForgotPasswordPage,
)
const resetPassword = lazyPage(
  async () => (await import('../features/accounts/screen/reset-password-page.tsx')).ResetPasswordPage,
)
const confirm = lazyPage(
  async () => (await import('../features/accounts/screen/confirm-page.tsx')).ConfirmPage,
)
const terms = lazyPage(async () => (await import('../features/accounts/screen/terms-page.tsx')).TermsPage)
const privacy = lazyPage(
  async () => (await import('../features/accounts/screen/privacy-page.tsx')).PrivacyPage,
)
const start = lazyPage(async () => (await import('./start/start-page.tsx')).StartPage)
const board = lazyPage(async () => (await import('./board-route.tsx')).BoardRoute)
const taskBoard = lazyPage(async () => (await import('./task-board-route.tsx')).TaskBoardRoute)
const myTasks = lazyPage(async () => (await import('./my-tasks-route.tsx')).MyTasksRoute)
const mailLog = lazyPage(
  async () => (await import('../features/triage/screen/mail-log-page.tsx')).MailLogPage,
)
const sentMail = lazyPage(
  async () => (await import('../features/triage/screen/sent-mail-page.tsx')).SentMailPage,
)
const settings = lazyPage(
  async () => (await import('../features/settings/screen/settings-page.tsx')).SettingsPage,
)
const companies = lazyPage(
  async () => (await import('../features/companies/screen/companies-page.tsx')).CompaniesPage,
)
const invite = lazyPage(async () => (await import('../features/companies/screen/invite-page.tsx')).InvitePage)

function agents(category: 'teams' | 'intelligence'): LazyPage {
  return lazyPage(async () => {
    const { AgentsPage } = await import('../features/catalogue/screen/agents-page.tsx')
    return () => <AgentsPage category={category} />
  })
}

function agent(name: TabAgent): LazyPage {
  return lazyPage(async () => {
    const { AgentPage } = await import('../features/catalogue/screen/agent-page.tsx')
    return () => <AgentPage agent={name} />
  })
}

function later(place: 'polling' | 'test'): LazyPage {
  return lazyPage(async () => {
    const { LaterPage } = await import('./later-page.tsx')
    return () => <LaterPage place={place} />
  })
}

/** Pages that anyone may open, signed in or not. */
const open: readonly Route[] = [
  { pattern: '/invite/:token', title: 'Invitation', page: invite },
  { pattern: '/terms', title: 'Terms', page: terms },
  { pattern: '/privacy', title: 'Privacy', page: privacy },
  { pattern: '/forgot-password', title: 'Forgot your password?', page: forgotPassword },
  { pattern: '/reset-password', title: 'Choose a new password', page: resetPassword },
  { pattern: '/confirm/:token', title: 'Your link', page: confirm },
]

/** Pages for who is not signed in (LAND-01). */
const signedOut: readonly Route[] = [
  { pattern: '/', title: 'Mailcrew', page: landing },
  { pattern: '/auth/email', title: 'Sign in', page: emailAuth },
  { pattern: '/email-auth', title: 'Sign in', page: emailAuth },
]

/** The tabbed shell (SHELL-01) and the pages beside it (SHELL-02). */
const signedIn: readonly Route[] = [
  { pattern: '/', title: 'Start', page: start, tabbed: true },
  { pattern: '/dashboard', title: 'Start', page: start, tabbed: true },
  { pattern: '/intelligence', title: 'Intelligence', page: agents('intelligence'), tabbed: true },
  { pattern: '/intelligence/tanya', title: 'Tanya', page: agent('tanya'), tabbed: true },
  { pattern: '/intelligence/sally', title: 'Sally', page: agent('sally'), tabbed: true },
  { pattern: '/teams', title: 'Teams', page: agents('teams'), tabbed: true },
  { pattern: '/teams/tula', title: 'Tula', page: agent('tula'), tabbed: true },
  { pattern: '/teams/alex', title: 'Alex', page: agent('alex'), tabbed: true },
  { pattern: '/teams/faq', title: 'FAQ', page: agent('faq'), tabbed: true },
  { pattern: '/teams/polly', title: 'Polly', page: agent('polly'), tabbed: true },
  { pattern: '/projects', title: 'Projects', page: board, tabbed: true },
  { pattern: '/tasks', title: 'Task Board', page: taskBoard, tabbed: true },
  { pattern: '/task-board', title: 'Task Board', page: taskBoard, tabbed: true },
  { pattern: '/polling', title: 'Intelligence', page: later('polling'), tabbed: true },
  { pattern: '/polling/:agentId', title: 'Intelligence', page: later('polling'), tabbed: true },
  { pattern: '/project/:projectId', title: 'Project', page: board, tabbed: true },
  { pattern: '/my-tasks', title: 'My Tasks', page: myTasks, tabbed: true },
  { pattern: '/settings', title: 'Settings', page: settings },
  { pattern: '/companies', title: 'Companies', page: companies },
  { pattern: '/test', title: 'Test mails', page: later('test') },
  { pattern: '/mails', title: 'Mail log', page: mailLog },
  { pattern: '/mails/sent/:id?', title: 'Sent mail', page: sentMail },
  { pattern: '/mails/:id', title: 'Mail log', page: mailLog },
]

export type Found = { route: Route; params: Record<string, string | undefined> }
export type RouteGroup = 'open' | 'signedOut' | 'signedIn'

const groups: Record<RouteGroup, readonly Route[]> = { open, signedOut, signedIn }

/** The route of a path within one group; null when the group has none. */
export function findRoute(parser: Parser, group: RouteGroup, path: string): Found | null {
  for (const route of groups[group]) {
    const [matches, params] = matchRoute(parser, route.pattern, path)
    if (matches) return { route, params }
  }
  return null
}
