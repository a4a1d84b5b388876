// What is known of the person, and the look of the app on this device; more settings come later.
import type { ReactNode } from 'react'
import { formatDate } from '../../../ui/dates.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { useTheme } from '../../../ui/theme.ts'
import type { User } from '../contract.ts'
import { useSession } from './use-session.ts'

const themes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export function SettingsPage() {
  const session = useSession()
  if (session.state !== 'signed-in') return <ErrorState level={1} title="Your settings could not be loaded" />
  return (
    <div className="mx-auto w-full max-w-[720px] px-6 py-6 max-md:px-4">
      <h1 className="text-20 font-semibold tracking-[-0.012em]">Settings</h1>
      <Part title="Account">
        <Facts user={session.user} />
        <p className="mt-4 text-13 text-ink-2">Changing these comes later.</p>
      </Part>
      <Part title="Theme on this device">
        <Theme />
      </Part>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5 rounded-panel bg-surface p-5 shadow-card">
      <h2 className="mb-3 text-14 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

function Facts({ user }: { user: User }) {
  const facts = [
    ['Name', `${user.firstName} ${user.lastName}`.trim() || 'Not set'],
    ['Email', user.confirmed ? user.email : `${user.email}, not confirmed yet`],
    ['Signs in with', user.authProvider === 'google' ? 'Google' : 'Email'],
    ['Time zone', user.timeZone],
    ['Member since', formatDate(user.createdAt)],
  ] as const
  return (
    <dl className="grid grid-cols-[8rem_minmax(0,1fr)] gap-y-2 text-13 max-md:grid-cols-1 max-md:gap-y-0">
      {facts.map(([label, value]) => (
        <div key={label} className="contents max-md:mb-2 max-md:block">
          <dt className="text-ink-2">{label}</dt>
          <dd className="wrap-text">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Theme() {
  const [theme, chooseTheme] = useTheme()
  return <Segmented label="Theme" value={theme} onValueChange={chooseTheme} options={themes} />
}
