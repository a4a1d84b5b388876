// /settings/people: accounts, companies and invitations of this server, for its owner.
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '../../../ui/button-link.tsx'
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
    <div className="mx-auto w-full max-w-[880px] px-6 pt-4 pb-10 max-md:px-4">
      <ButtonLink
        href="/settings?tab=email"
        variant="ghost"
        size="sm"
        icon={<ArrowLeft aria-hidden />}
        className="-ml-2.5"
      >
        Settings
      </ButtonLink>
      <h1 className="mt-2 text-20 font-semibold tracking-[-0.012em]">People</h1>
      <p className="mt-0.5 text-13 text-ink-2">Who has an account on this server, and who may have one.</p>
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
    </div>
  )
}
