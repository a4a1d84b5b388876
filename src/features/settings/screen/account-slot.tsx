// Settings, Account: who one is and how one signs in, the look of the app on this device, API tokens and webhooks.

import { Panel } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { useTheme } from '../../../ui/theme.ts'
import { AccountTab } from '../../accounts/screen/account-tab.tsx'
import { TokensCard } from '../../tokens/screen/tokens-card.tsx'
import { WebhooksPanel } from '../../webhooks/screen/webhooks-panel.tsx'

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

export function AccountSlot() {
  return (
    <>
      <AccountTab />
      <Theme />
      <TokensCard />
      <WebhooksPanel />
    </>
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
