// The four tabs of the settings page and their place in its address (SET-01).

export const settingsTabs = [
  { value: 'account', label: 'Account' },
  { value: 'privacy', label: 'Privacy' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'email', label: 'Email' },
] as const

export type SettingsTab = (typeof settingsTabs)[number]['value']

/** `search` without its question mark; an address that names no tab means the first. */
export function settingsTab(search: string): SettingsTab {
  const named = new URLSearchParams(search).get('tab')
  return settingsTabs.find((tab) => tab.value === named)?.value ?? 'account'
}

export function settingsPath(tab: SettingsTab): string {
  return tab === 'account' ? '/settings' : `/settings?tab=${tab}`
}
