// Faults of a website: reports from customers that become work, with urgency and numbers of tasks.
import type { SeedMail } from '../seed-mail.ts'

export const website: SeedMail[] = [
  {
    id: 'website-1',
    from: 'priya',
    to: ['jonas'],
    cc: ['amara'],
    subject: 'Website: three things that customers complain about',
    daysAgo: 6,
    at: '15:12',
    text: (day) => `Hi Jonas,

customers have written to us again. Could you

1. fix the search, it finds nothing with an umlaut
2. repair the checkout on old phones ASAP, we lose orders
3. translate the returns page into Dutch by ${day(8)}

Thank you!
Priya`,
  },
  {
    id: 'website-2',
    from: 'jonas',
    to: ['priya'],
    cc: ['amara'],
    answers: 'website-1',
    daysAgo: 5,
    at: '09:05',
    text: `The checkout is repaired. I have started with the search.

Who can translate into Dutch?

Jonas`,
  },
  {
    id: 'website-3',
    from: 'priya',
    to: ['jonas'],
    cc: ['amara'],
    answers: 'website-2',
    daysAgo: 4,
    at: '10:33',
    text: (day) => `I take the translation, my brother in law can proofread it.

Please also replace the picture on the home page by ${day(3)}, it still shows the old logo.

Priya`,
  },
  {
    id: 'website-4',
    from: 'jonas',
    answers: 'website-3',
    daysAgo: 2,
    at: '17:15',
    text: `#done 1
#progress 4`,
  },
  {
    id: 'website-5',
    from: 'amara',
    to: ['jonas', 'priya'],
    answers: 'website-3',
    daysAgo: 0,
    at: '07:10',
    text: (
      day,
    ) => `Good work, both. Jonas, please make sure that we have a backup before the launch on ${day(14)}.

Amara`,
  },
]
