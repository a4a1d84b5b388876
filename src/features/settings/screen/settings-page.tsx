// /settings: what a person decides about themselves, in four tabs that the address names (SET-01).
import { useLocation, useSearch } from 'wouter'
import { SubPage } from '../../../ui/sub-page.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { AbsencePanel } from '../../absence/screen/absence-panel.tsx'
import { CalendarPanel } from '../../calendar/screen/calendar-panel.tsx'
import { NotificationsTab } from '../../notifications/screen/notifications-tab.tsx'
import { PushPanel } from '../../push/screen/push-panel.tsx'
import { HoursPanel } from '../../reminders/screen/hours-panel.tsx'
import { ReturnPanel } from '../../returns/screen/return-panel.tsx'
import { AccountSlot } from './account-slot.tsx'
import { EmailTab } from './email-tab.tsx'
import { PrivacyTab } from './privacy-tab.tsx'
import { type SettingsTab, settingsPath, settingsTab, settingsTabs } from './settings-tabs.ts'

export function SettingsPage() {
  const [, navigate] = useLocation()
  const open = settingsTab(useSearch())
  const show = (tab: SettingsTab) => navigate(settingsPath(tab), { replace: true })
  return (
    <SubPage back={{ href: '/dashboard', label: 'Back to dashboard' }} title="Settings">
      <Tabs label="Settings" value={open} onValueChange={show} items={settingsTabs} className="mt-2">
        <TabPanel value="account" className={panels}>
          <AccountSlot />
        </TabPanel>
        <TabPanel value="privacy" className={panels}>
          <PrivacyTab />
        </TabPanel>
        <TabPanel value="notifications" className={panels}>
          <NotificationsTab />
          <PushPanel />
          <HoursPanel />
          <AbsencePanel />
          <ReturnPanel />
          <CalendarPanel />
        </TabPanel>
        <TabPanel value="email" className={panels}>
          <EmailTab />
        </TabPanel>
      </Tabs>
    </SubPage>
  )
}

const panels = 'mt-5 grid gap-5'
