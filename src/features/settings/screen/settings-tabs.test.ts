// The address of the settings page names its tab.
import { expect, it } from 'vitest'
import { settingsPath, settingsTab, settingsTabs } from './settings-tabs.ts'

it('SET-01: each of the four tabs has an address that opens it, and any other address opens the first', () => {
  expect(settingsTabs.map((tab) => tab.value)).toEqual(['account', 'privacy', 'notifications', 'email'])
  for (const { value } of settingsTabs)
    expect(settingsTab(settingsPath(value).split('?')[1] ?? '')).toBe(value)
  for (const search of ['', 'tab=', 'tab=money', 'error=access_denied'])
    expect(settingsTab(search)).toBe('account')
})
