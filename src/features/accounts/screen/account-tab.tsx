// Settings, Account: who one is, the ways to sign in, and the browsers that are signed in (SET-02 to SET-07).
import { ErrorState } from '../../../ui/error-state.tsx'
import { AccountFacts } from './account-tab-facts.tsx'
import { SignInMethods } from './account-tab-methods.tsx'
import { OpenSessions } from './account-tab-sessions.tsx'
import { MailLanguage } from './mail-language.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { useSession } from './use-session.ts'

/** The panels of the tab, one below the other; their place is the settings page's. */
export function AccountTab() {
  const session = useSession()
  if (session.state !== 'signed-in') return <ErrorState level={2} title="Your account could not be loaded" />
  return (
    <>
      <AccountFacts user={session.user} />
      <MailLanguage user={session.user} />
      <SignInMethods />
      <SecondFactorPanel />
      <OpenSessions />
    </>
  )
}
