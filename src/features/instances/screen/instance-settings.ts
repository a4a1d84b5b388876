// The form of an instance's settings, and what of it is sent (INST-18).
import type { AgentEmail, Customization, InstanceChanges } from '../contract.ts'

export type SettingsForm = {
  instanceName: string
  displayName: string
  replyTone: 'plain' | 'friendly' | 'formal'
  /** 'none': as the mail says, else medium. */
  defaultPriority: 'none' | 'high' | 'low'
  /** As typed; empty for none. */
  defaultDueDays: string
  signOff: string
  inheritCompanySettings: boolean
  allowGlobalEmails: boolean
  allowGuests: boolean
}

export function settingsForm(instance: AgentEmail): SettingsForm {
  const { customization, instanceName, inheritCompanySettings, allowGlobalEmails, allowGuests } = instance
  return {
    instanceName,
    displayName: customization.displayName ?? '',
    replyTone: customization.replyTone ?? 'plain',
    defaultPriority: priorityOf(customization),
    defaultDueDays: customization.defaultDueDays == null ? '' : String(customization.defaultDueDays),
    signOff: customization.signOff ?? '',
    inheritCompanySettings,
    allowGlobalEmails,
    allowGuests,
  }
}

const priorityOf = ({ defaultPriority }: Customization) =>
  defaultPriority === 'high' || defaultPriority === 'low' ? defaultPriority : 'none'

/** Words for the field, or nothing. */
export function dueDaysFault(text: string): string {
  const trimmed = text.trim()
  return trimmed === '' || (/^\d{1,3}$/.test(trimmed) && Number(trimmed) <= 365)
    ? ''
    : 'Give whole days from 0 to 365, or nothing'
}

/** Settings that are left empty are not set at all. */
export function changesOf(form: SettingsForm): InstanceChanges {
  const { displayName, replyTone, defaultPriority, defaultDueDays, signOff, ...fields } = form
  const customization: Customization = {
    ...(displayName.trim() !== '' && { displayName }),
    ...(replyTone !== 'plain' && { replyTone }),
    ...(defaultPriority !== 'none' && { defaultPriority }),
    ...(defaultDueDays.trim() !== '' && { defaultDueDays: Number(defaultDueDays) }),
    ...(signOff.trim() !== '' && { signOff }),
  }
  return { ...fields, customization }
}

/** A company's instance beside its own address may leave answers and guests to that one (INST-18). */
export const mayInherit = ({ companyId, isPrimary }: AgentEmail): boolean => companyId !== 0 && !isPrimary
