// What the colleagues decide by vote: a place, which is decided, and a time, which some have not answered yet.
import type { SeedMail } from '../seed-mail.ts'

export const polls: SeedMail[] = [
  {
    id: 'party-1',
    agent: 'polly',
    from: 'lucia',
    to: ['amara', 'jonas', 'bob', 'priya'],
    subject: 'Our winter party',
    daysAgo: 3,
    at: '10:15',
    text: `Hi all,

where shall we celebrate this winter?

1. The old boathouse
2. The bowling alley
3. The workshop, with a fire outside

Lucia`,
  },
  {
    id: 'party-2',
    agent: 'polly',
    from: 'bob',
    answers: 'party-1',
    daysAgo: 3,
    at: '11:02',
    text: '3, please',
  },
  {
    id: 'party-3',
    agent: 'polly',
    from: 'priya',
    answers: 'party-1',
    daysAgo: 2,
    at: '08:40',
    text: 'The boathouse!',
  },
  { id: 'party-4', agent: 'polly', from: 'jonas', answers: 'party-1', daysAgo: 2, at: '16:21', text: '3' },
  {
    id: 'party-5',
    agent: 'polly',
    from: 'amara',
    answers: 'party-1',
    daysAgo: 1,
    at: '09:30',
    text: 'The workshop, if somebody brings blankets',
  },
  {
    id: 'stock-1',
    agent: 'polly',
    from: 'bob',
    to: ['amara', 'mei', 'lucia'],
    subject: 'A morning for the stocktaking',
    daysAgo: 2,
    at: '13:05',
    text: (day) => `Hello,

which morning suits you for the stocktaking?

- ${day(6)} at 8:00
- ${day(7)} at 8:00
- ${day(8)} at 9:30

Bob`,
  },
  {
    id: 'stock-2',
    agent: 'polly',
    from: 'mei',
    answers: 'stock-1',
    daysAgo: 1,
    at: '07:45',
    text: 'The first two, the third only if need be.',
  },
]
