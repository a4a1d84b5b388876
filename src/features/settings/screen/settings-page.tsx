// /settings: what a person decides about themselves, in four tabs that the address names (SET-01).
import { ArrowLeft } from 'lucide-react'
import { useLocation, useSearch } from 'wouter'
import { ButtonLink } from '../../../ui/button-link.tsx'
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
    <div className="mx-auto w-full max-w-[760px] px-6 pt-4 pb-10 max-md:px-4">
      <ButtonLink
        href="/dashboard"
        variant="ghost"
        size="sm"
        icon={<ArrowLeft aria-hidden />}
        className="-ml-2.5"
      >
        Back to dashboard
      </ButtonLink>
      <h1 className="mt-2 text-20 font-semibold tracking-[-0.012em]">Settings</h1>
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
    </div>
  )
}

const panels = 'mt-5 grid gap-5'
