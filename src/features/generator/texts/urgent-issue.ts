// Mails about what cannot wait.
import type { MailTemplate } from './template.ts'

export const urgentIssues: readonly MailTemplate[] = [
  {
    subject: 'URGENT: the {thing} is wrong',
    lines: [
      'The {thing} that went to {place} has last year’s figures in it.',
      '{person}, please correct it today. I will call the customer right away.',
    ],
  },
  {
    subject: 'Urgent: no power at {place}',
    lines: [
      'The power at {place} has been out since this morning.',
      'Please call the electrician immediately, {other}.',
      'The {event} cannot go on without it.',
    ],
  },
  {
    subject: 'The delivery for the {event} is missing',
    lines: [
      'The delivery for the {event} has not arrived at {place}, and we need it urgently.',
      '{person}, please find out where it is and tell me by noon.',
    ],
  },
  {
    subject: 'Deadline for the {thing} moved to {day}',
    lines: [
      'This is critical: the {thing} has to be with the customer by {day}.',
      'Please drop everything else and finish it, {person}.',
    ],
  },
]
