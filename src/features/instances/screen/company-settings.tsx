// What a company's instance takes: members' mail to the shared address, mail of guests, and the company's rules.
import type { AgentType } from '../../../crew/crew.ts'
import { Switch } from '../../../ui/switch.tsx'
import type { SettingsForm } from './instance-settings.ts'

export type CompanySettingsProps = {
  form: SettingsForm
  agent: AgentType
  /** There is an address of the company whose rules it may follow. */
  inherits: boolean
  onChange: (changed: Partial<SettingsForm>) => void
}

export function CompanySettings({ form, agent, inherits, onChange }: CompanySettingsProps) {
  const isInherited = inherits && form.inheritCompanySettings
  return (
    <div className="grid gap-3.5 rounded-card bg-sunken p-3.5">
      {inherits && (
        <Switch
          label="Follow the company’s settings"
          description="Guests, display name, tone and sign-off are those of the company’s own address."
          checked={form.inheritCompanySettings}
          onCheckedChange={(inheritCompanySettings) => onChange({ inheritCompanySettings })}
        />
      )}
      <Switch
        label="Take members’ mail to the shared address"
        description={`What a member sends to ${agent}@ comes here, unless another company of theirs takes it too.`}
        checked={form.allowGlobalEmails}
        onCheckedChange={(allowGlobalEmails) => onChange({ allowGlobalEmails })}
      />
      {!isInherited && (
        <Switch
          label="Take mail from guests"
          description="While it is off, mail of people who are no members waits for a manager."
          checked={form.allowGuests}
          onCheckedChange={(allowGuests) => onChange({ allowGuests })}
        />
      )}
    </div>
  )
}
