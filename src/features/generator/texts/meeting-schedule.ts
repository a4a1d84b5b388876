// Mails that look for a time to meet.
import type { MailTemplate } from './template.ts'

export const meetingSchedules: readonly MailTemplate[] = [
  {
    subject: 'When shall we talk about the {thing}?',
    lines: [
      'When shall we meet about the {thing}?',
      '',
      '- Tuesday 10:00',
      '- Wednesday 14:00',
      '- Thursday 9:30',
    ],
  },
  {
    subject: 'A date for the {event}',
    lines: [
      'Shall we hold the {event} on {day} at 15:00 or the day after at 11:00?',
      'Please answer by tomorrow, so that {person} can book {place}.',
    ],
  },
  {
    subject: 'Meeting with {other} in {place}',
    lines: [
      '{other} is in {place} on {day} and could meet us at 10:00.',
      'Please bring the {thing}. {person} books the room.',
    ],
  },
  {
    subject: 'Weekly call: a better time',
    lines: [
      'The weekly call clashes with the {event}.',
      'Which time suits you better: Monday at 9:00, Tuesday at 16:00 or Friday at 11:30?',
    ],
  },
]
