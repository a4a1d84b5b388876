// Mails in which a team shares out its work.
import type { MailTemplate } from './template.ts'

export const teamCollaborations: readonly MailTemplate[] = [
  {
    subject: 'Who does what for the {event}',
    lines: [
      'Thanks for the good meeting today. This is what we agreed:',
      '',
      '- {person}: prepare the {thing} by {day}',
      '- {other}: ask {place} about parking',
      '- me: collect the costs',
    ],
  },
  {
    subject: 'Working on the {thing} together',
    lines: [
      'I started the {thing} this morning and will share a first draft by {day}.',
      '{person}, please add the figures of {place}. {other} checks the wording at the end.',
    ],
  },
  {
    subject: 'Notes from our call about the {event}',
    lines: [
      'Short notes for everybody who could not join.',
      'We decided to keep the {event} in {place}.',
      '{person} takes care of the invitations, and {other} will send the {thing} by {day}.',
    ],
  },
  {
    subject: 'Sharing out the {event}',
    lines: [
      'There are three open points, and each needs a name:',
      '',
      '1. Design the {thing}',
      '2. Book the train to {place} by {day}',
      '3. Welcome the guests',
      '',
      '{person} offered to take the first one.',
    ],
  },
  {
    subject: 'Handing over the {thing}',
    lines: [
      'I am away from {day}, so {person} takes over the {thing} until I am back.',
      '{other}, please give {person} access to the folder of {place}.',
    ],
  },
]
