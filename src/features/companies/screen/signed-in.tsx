// What companies gives to every signed-in page.
import { Building2 } from 'lucide-react'
import type { SignedIn } from '../../client.ts'
import { useCompanyEvents } from './use-company-events.ts'

export const companies: SignedIn = {
  useLive: useCompanyEvents,
  pages: [
    { path: '/companies', title: 'Companies', words: 'members invite team', icon: <Building2 aria-hidden /> },
  ],
}
