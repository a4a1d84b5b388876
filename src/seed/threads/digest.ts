// A thread that somebody has summed up, who was away while it went on.
import type { SeedMail } from '../seed-mail.ts'

export const digest: SeedMail[] = [
  {
    id: 'launch-digest',
    agent: 'cara',
    from: 'amara',
    answers: 'launch-1',
    daysAgo: 0,
    at: '07:20',
    text: 'What was decided, and what is still open?',
  },
]
