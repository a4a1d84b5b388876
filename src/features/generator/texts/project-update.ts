// Mails that say how far something is.
import type { MailTemplate } from './template.ts'

export const projectUpdates: readonly MailTemplate[] = [
  {
    subject: 'Where we are with the {event}',
    lines: [
      'A short update on the {event}:',
      '',
      '- The {thing} is finished and {person} has signed it.',
      '- {place} confirmed the date.',
      '- Still open: {other} has to send the guest list by {day}.',
    ],
  },
  {
    subject: 'This week in {place}',
    lines: [
      'We finished the {thing} and began to prepare the {event}.',
      'The team is in good spirits, although two people were ill.',
      'Next week I will visit {place} and talk to {person}.',
    ],
  },
  {
    subject: 'Delay of the {thing}',
    lines: [
      'The {thing} takes longer than planned, because {place} changed its requirements twice.',
      'I am a little worried about the {event}.',
      'I will send a new plan by {day}.',
    ],
  },
  {
    subject: 'Good news about the {event}',
    lines: [
      'The {event} is sold out, and the first reactions to the {thing} are great.',
      '{person} deserves a big thank you.',
    ],
  },
]
