// Mails that ask one or two people for something.
import type { MailTemplate } from './template.ts'

export const taskRequests: readonly MailTemplate[] = [
  {
    subject: 'Update of the {thing}',
    lines: [
      'Could {person} please update the {thing} by {day}?',
      'The version on the shared drive is from last year, and {place} is still asking for it.',
    ],
  },
  {
    subject: 'For the {event} in {place}',
    lines: [
      'Please book a room for the {event} in {place} by {day}.',
      'I will order lunch once we know how many people are coming.',
    ],
  },
  {
    subject: 'The {thing} needs a second look',
    lines: [
      '{person}, can you proofread the {thing} before {other} prints it?',
      'Please send me your changes by {day}.',
    ],
  },
  {
    subject: 'Two small things before the {event}',
    lines: [
      'Two things are left before the {event}:',
      '',
      '- print the {thing}',
      '- confirm the taxi to {place}',
    ],
  },
  {
    subject: 'Please call the supplier about the {thing}',
    lines: [
      'The supplier has not answered since {day}.',
      'Please call them about the {thing}, and let {person} know what they say.',
    ],
  },
  {
    subject: 'New {thing} for {place}',
    lines: [
      '{person} will draft the new {thing} for {place}.',
      'Please review it by {day} when you have time, there is no rush.',
    ],
  },
]
