// Every address of the client and the page behind it; each page's code comes when it is opened.
import { matchRoute, type Parser } from 'wouter'
import { type AgentType, crew } from '../crew/crew.ts'
import { type LazyComponent, lazyComponent } from '../ui/lazy.tsx'
import type { PageProps } from './page-props.ts'

export type Route = {
  pattern: string
  /** What the window is called while the page is open. */
  title: string
  Page: LazyComponent<PageProps>
  /** False for the pages beside the tabbed shell, which mark no tab (SHELL-02). */
  tabbed?: boolean
}

const landing = lazyComponent<PageProps>(
  async () => (await import('../features/landing/screen/landing-page.tsx')).LandingPage,
)
const emailAuth = lazyComponent<PageProps>(
  async () => (await import('../features/accounts/screen/email-auth-page.tsx')).EmailAuthPage,
)
const forgotPassword = lazyComponent<PageProps>(
  async () => (await import('../features/accounts/screen/forgot-password-page.tsx')).ForgotPasswordPage,
)
const resetPassword = lazyComponent<PageProps>(
  async () => (await import('../features/accounts/screen/reset-password-page.tsx')).ResetPasswordPage,
)
const confirm = lazyComponent<PageProps>(
  async () => (await import('../features/accounts/screen/confirm-page.tsx')).ConfirmPage,
)
const terms = lazyComponent<PageProps>(
  async () => (await import('../features/accounts/screen/terms-page.tsx')).TermsPage,
)
const privacy = lazyComponent<PageProps>(
  async () => (await import('../features/accounts/screen/privacy-page.tsx')).PrivacyPage,
)
const start = lazyComponent<PageProps>(async () => (await import('./start/start-page.tsx')).StartPage)
const board = lazyComponent<PageProps>(async () => (await import('./board-route.tsx')).BoardRoute)
const taskBoard = lazyComponent<PageProps>(
  async () => (await import('./task-board-route.tsx')).TaskBoardRoute,
)
const myTasks = lazyComponent<PageProps>(async () => (await import('./my-tasks-route.tsx')).MyTasksRoute)
const waiting = lazyComponent<PageProps>(async () => (await import('./waiting-route.tsx')).WaitingRoute)
const mailLog = lazyComponent<PageProps>(
  async () => (await import('../features/triage/screen/mail-log-page.tsx')).MailLogPage,
)
const sentMail = lazyComponent<PageProps>(
  async () => (await import('../features/triage/screen/sent-mail-page.tsx')).SentMailPage,
)
const decide = lazyComponent<PageProps>(
  async () => (await import('../features/triage/screen/decide-page.tsx')).DecidePage,
)
const settings = lazyComponent<PageProps>(
  async () => (await import('../features/settings/screen/settings-page.tsx')).SettingsPage,
)
const companies = lazyComponent<PageProps>(async () => {
  const [{ CompaniesPage }, { CompanyAddresses }] = await Promise.all([
    import('../features/companies/screen/companies-page.tsx'),
    import('../features/instances/screen/company-addresses.tsx'),
  ])
  return () => <CompaniesPage addresses={(companyId) => <CompanyAddresses companyId={companyId} />} />
})
const invite = lazyComponent<PageProps>(
  async () => (await import('../features/companies/screen/invite-page.tsx')).InvitePage,
)

function agents(category: 'teams' | 'intelligence'): LazyComponent<PageProps> {
  return lazyComponent<PageProps>(async () => {
    const { AgentsPage } = await import('../features/catalogue/screen/agents-page.tsx')
    return () => <AgentsPage category={category} />
  })
}

function agent(name: AgentType): LazyComponent<PageProps> {
  return lazyComponent<PageProps>(async () => {
    const { AgentPage } = await import('../features/catalogue/screen/agent-page.tsx')
    return () => <AgentPage agent={name} />
  })
}

function later(place: 'polling' | 'test'): LazyComponent<PageProps> {
  return lazyComponent<PageProps>(async () => {
    const { LaterPage } = await import('./later-page.tsx')
    return () => <LaterPage place={place} />
  })
}

const agentPages: readonly Route[] = crew.flatMap(({ type, name, page }) =>
  page ? [{ pattern: page.path, title: name, Page: agent(type), tabbed: true }] : [],
)

/** Pages that anyone may open, signed in or not. */
const open: readonly Route[] = [
  { pattern: '/invite/:token', title: 'Invitation', Page: invite },
  { pattern: '/terms', title: 'Terms', Page: terms },
  { pattern: '/privacy', title: 'Privacy', Page: privacy },
  { pattern: '/forgot-password', title: 'Forgot your password?', Page: forgotPassword },
  { pattern: '/reset-password', title: 'Choose a new password', Page: resetPassword },
  { pattern: '/confirm/:token', title: 'Your link', Page: confirm },
]

/** Pages for who is not signed in (LAND-01). */
const signedOut: readonly Route[] = [
  { pattern: '/', title: 'Mailcrew', Page: landing },
  { pattern: '/auth/email', title: 'Sign in', Page: emailAuth },
  { pattern: '/email-auth', title: 'Sign in', Page: emailAuth },
]

/** The tabbed shell (SHELL-01) and the pages beside it (SHELL-02). */
const signedIn: readonly Route[] = [
  { pattern: '/', title: 'Start', Page: start, tabbed: true },
  { pattern: '/dashboard', title: 'Start', Page: start, tabbed: true },
  { pattern: '/intelligence', title: 'Intelligence', Page: agents('intelligence'), tabbed: true },
  { pattern: '/teams', title: 'Teams', Page: agents('teams'), tabbed: true },
  ...agentPages,
  { pattern: '/projects', title: 'Projects', Page: board, tabbed: true },
  { pattern: '/tasks', title: 'Task Board', Page: taskBoard, tabbed: true },
  { pattern: '/task-board', title: 'Task Board', Page: taskBoard, tabbed: true },
  { pattern: '/polling', title: 'Intelligence', Page: later('polling'), tabbed: true },
  { pattern: '/polling/:agentId', title: 'Intelligence', Page: later('polling'), tabbed: true },
  { pattern: '/project/:projectId', title: 'Project', Page: board, tabbed: true },
  { pattern: '/my-tasks', title: 'My Tasks', Page: myTasks, tabbed: true },
  { pattern: '/waiting', title: 'Waiting for', Page: waiting, tabbed: true },
  { pattern: '/settings', title: 'Settings', Page: settings },
  { pattern: '/companies', title: 'Companies', Page: companies },
  { pattern: '/test', title: 'Test mails', Page: later('test') },
  { pattern: '/mails', title: 'Mail log', Page: mailLog },
  { pattern: '/mails/decide', title: 'To decide', Page: decide },
  { pattern: '/mails/sent/:id?', title: 'Sent mail', Page: sentMail },
  { pattern: '/mails/:id', title: 'Mail log', Page: mailLog },
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
