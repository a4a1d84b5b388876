// Mails that ask how something is done, or which of two things is better.
import type { MailTemplate } from './template.ts'

export const questionInquiries: readonly MailTemplate[] = [
  {
    subject: 'Where do I find the {thing}?',
    lines: [
      'Where do I find the current {thing} for {place}?',
      '{person} could not say, and I need it by {day}.',
    ],
  },
  {
    subject: 'Question about the {event}',
    lines: [
      'Who approves the budget of the {event}?',
      'Last year it was {other}, but I am not sure that it still is.',
    ],
  },
  {
    subject: 'Printed or online: the {thing}',
    lines: [
      'Shall we send the {thing} printed or by mail?',
      'Please tell me by {day}; {person} has to place the order.',
    ],
  },
  {
    subject: 'How do we invoice {place}?',
    lines: [
      'How do we invoice the work in {place}, by the hour or at a fixed price?',
      'The {thing} says nothing about it.',
    ],
  },
  {
    subject: 'Opening hours during the {event}',
    lines: ['A customer asks whether {place} stays open during the {event}.', 'What should I tell them?'],
  },
]
