// The pages of whoever runs the server or a company, in one file, which nobody else loads.
import { StatusPage } from '../../alarms/screen/status-page.tsx'
import { AuditPage } from '../../audit/screen/audit-page.tsx'
import { CompanyModelsPage, LanguageModelPage } from '../../models/screen/language-model-page.tsx'
import { MailSetupPage } from '../../setup/screen/mail-setup-page.tsx'
import { PeoplePage } from './people-page.tsx'

export const pages = {
  mail: MailSetupPage,
  models: LanguageModelPage,
  companyModels: CompanyModelsPage,
  people: PeoplePage,
  status: StatusPage,
  audit: AuditPage,
}
