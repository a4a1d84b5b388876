// /settings/people: accounts, companies and invitations of this server, for its owner.
import { useState } from 'react'
import { SubPage, toMailSettings } from '../../../ui/sub-page.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { AccountList } from './account-list.tsx'
import { CompanyList } from './company-list.tsx'
import { InvitationPart } from './invitation-part.tsx'

const tabs = [
  { value: 'accounts', label: 'Accounts' },
  { value: 'companies', label: 'Companies' },
  { value: 'invitations', label: 'Signing up' },
] as const

type Tab = (typeof tabs)[number]['value']

export function PeoplePage() {
  const [open, show] = useState<Tab>('accounts')
  return (
    <SubPage
      back={toMailSettings}
      title="People"
      about="Who has an account on this server, and who may have one."
      width="middle"
    >
      <Tabs label="People" value={open} onValueChange={show} items={tabs} className="mt-3">
        <TabPanel value="accounts" className="mt-4">
          <AccountList />
        </TabPanel>
        <TabPanel value="companies" className="mt-4">
          <CompanyList />
        </TabPanel>
        <TabPanel value="invitations" className="mt-4">
          <InvitationPart />
        </TabPanel>
      </Tabs>
    </SubPage>
  )
}
