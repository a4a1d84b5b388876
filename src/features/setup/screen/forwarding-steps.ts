// How mail is forwarded at the common providers, in words: the names of their menus change, the way stays.

export interface ForwardingSteps {
  provider: string
  steps: readonly string[]
  /** What comes of it at this provider. */
  note: string
}

export const forwardingSteps: readonly ForwardingSteps[] = [
  {
    provider: 'Gmail',
    steps: [
      'In a browser open Settings, See all settings, Forwarding and POP/IMAP.',
      'Choose “Add a forwarding address” and paste the address above.',
      'Gmail sends a mail there. Within a minute it is shown at the top of this card: open its link, or type its code into Gmail.',
      'Back in Gmail choose “Forward a copy”, or make a filter with “Forward it to” for some mails alone.',
    ],
    note: 'In a company the administrator may have to allow forwarding to other domains.',
  },
  {
    provider: 'Outlook.com and Microsoft 365',
    steps: [
      'On the web open Settings, Mail, Forwarding.',
      'Switch “Enable forwarding” on, paste the address above and keep a copy of forwarded messages.',
      'For some mails alone open Settings, Mail, Rules, and choose the action “Redirect to”, which keeps the sender.',
    ],
    note: 'Companies block forwarding to other domains by default: there an administrator allows it in the outbound spam policy.',
  },
  {
    provider: 'Fastmail',
    steps: [
      'Open Settings, Filters & Rules, and create a rule.',
      'Say which mails it is for, choose “Forward to” or “Redirect to” and paste the address above.',
    ],
    note: '“Redirect” leaves the sender as it is, which agents need to know who wrote.',
  },
  {
    provider: 'iCloud',
    steps: [
      'Open Mail on icloud.com, then Settings, Mail Forwarding.',
      'Switch “Forward my email to” on and paste the address above.',
      'For some mails alone open Rules, and choose “Forward to an email address”.',
    ],
    note: 'Leave “Delete messages after forwarding” off to keep your own copy.',
  },
  {
    provider: 'Yahoo',
    steps: [
      'Open Settings, More Settings, Mailboxes, and choose your mailbox.',
      'Paste the address above under Forwarding and choose Verify.',
      'Yahoo sends a mail there, which is shown at the top of this card: open its link.',
    ],
    note: 'Yahoo offers forwarding to paying accounts alone.',
  },
  {
    provider: 'GMX and WEB.DE',
    steps: [
      'In a browser open E-Mail, the gear wheel at the bottom left, and Filterregeln (filter rules).',
      'Make a rule of your own that says which mails it is for, choose to forward them and paste the address above.',
      'GMX sends a mail there that asks whether you agree, and waits 24 hours; WEB.DE may do so too. Look for it in the mail log, and say yes there.',
    ],
    note: 'At GMX nothing is forwarded until you agree. Keep a copy in your mailbox where you are asked.',
  },
  {
    provider: 'Proton',
    steps: [
      'In a browser open Settings, All settings, Proton Mail, Auto-reply and forward.',
      'Under “Forward emails” choose “Add forwarding rule”, your address and the address above. A condition limits it to some mails.',
      'Proton sends a mail there. Look for it at the top of this card or in the mail log, and open its link to accept.',
    ],
    note: 'Proton offers forwarding to paying accounts alone, and ends end-to-end encryption for an address whose mail it forwards elsewhere.',
  },
  {
    provider: 'Zoho',
    steps: [
      'Open Settings, Mail Accounts, and choose your address.',
      'Under Forwards add the address above.',
      'Zoho sends a mail there, which is shown at the top of this card: open its link, and sign in at Zoho when it asks.',
      'For some mails alone do this under Filters instead: Zoho accepts an address in one of the two places, not in both.',
    ],
    note: 'Leave the deletion of the original off to keep your own copy.',
  },
  {
    provider: 'Any other',
    steps: [
      'Look in its settings for “forwarding”, “redirect”, or a rule or filter with that action.',
      'Where there is a choice, redirect: then the mail still says who wrote it.',
      'A mail that asks whether you want it is shown at the top of this card where the provider is a known one, and otherwise in the mail log.',
    ],
    note: 'Without forwarding, put the address into Cc of what an agent should read.',
  },
]
