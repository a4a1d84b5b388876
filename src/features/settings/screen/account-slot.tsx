// Settings, Account: what is known of the person, and the look of the app on this device.
import { formatDate } from '../../../ui/dates.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { useTheme } from '../../../ui/theme.ts'
import type { User } from '../../accounts/contract.ts'
import { useSession } from '../../accounts/screen/use-session.ts'
import { TokensCard } from '../../tokens/screen/tokens-card.tsx'
import { Panel } from './panel.tsx'

const themes = [
  { value: 'system', label: 'As the system' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export function AccountSlot() {
  const session = useSession()
  if (session.state !== 'signed-in') return <ErrorState level={2} title="Your settings could not be loaded" />
  return (
    <>
      <Panel title="Account">
        <Facts user={session.user} />
      </Panel>
      <Theme />
      <TokensCard />
    </>
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
  return (
    <Panel title="Theme on this device">
      <Segmented label="Theme" value={theme} onValueChange={chooseTheme} options={themes} />
    </Panel>
  )
}
