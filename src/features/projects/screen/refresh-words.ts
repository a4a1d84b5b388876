// What the Refresh buttons say, by what they look for (ERR-35, ERR-36, ERR-46).

export type RefreshKind = 'emails' | 'attachments' | 'faq' | 'intelligence'

export const refreshTriggered = 'Refresh Triggered'
export const refreshFailed = { title: 'Refresh Failed', description: 'Failed to trigger email refresh' }

export const refreshWords: Record<RefreshKind, string> = {
  emails: 'Checking for new emails...',
  attachments: 'Checking for new attachment emails...',
  faq: 'Checking for new FAQ emails...',
  intelligence: 'Checking for new emails and refreshing intelligence...',
}
