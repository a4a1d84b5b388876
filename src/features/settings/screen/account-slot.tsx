// Settings, Account: who one is and how one signs in, the look of the app on this device, and API tokens.

import { Panel } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { useTheme } from '../../../ui/theme.ts'
import { AccountTab } from '../../accounts/screen/account-tab.tsx'
import { TokensCard } from '../../tokens/screen/tokens-card.tsx'

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
