// A product launch: a list of requests, answers that finish, block, move and hand over what was asked.
import type { SeedMail } from '../seed-mail.ts'

export const springLaunch: SeedMail[] = [
  {
    id: 'launch-1',
    from: 'amara',
    to: ['priya', 'jonas', 'bob'],
    subject: 'Spring launch: Lumen desk lamp',
    daysAgo: 8,
    at: '08:40',
    text: (day) => `Hi all,

the shops want the Lumen in their windows before Easter, so we show it to the press on ${day(14)}. What I need from you:

- Priya: write the press release by ${day(2)}
- Jonas: publish the product page by ${day(6)}
- Bob: send the price list to all dealers by ${day(4)}
- Priya: book a photographer for the studio, this is urgent

I will confirm the venue tomorrow.

Thanks
Amara

-- 
Amara Okafor
Head of Operations, Harbourlight Ltd`,
  },
  {
    id: 'launch-2',
    from: 'priya',
    to: ['amara', 'jonas', 'bob'],
    answers: 'launch-1',
    daysAgo: 7,
    at: '10:05',
    text: (day) => `Hi Amara,

the photographer is booked. I'll send you a first draft of the press release on ${day(0)}.

Jonas, could you give me the final dimensions of the lamp by ${day(1)}?

Priya`,
  },
  {
    id: 'launch-3',
    from: 'jonas',
    to: ['amara', 'priya', 'bob'],
    answers: 'launch-2',
    daysAgo: 5,
    at: '14:22',
    text: `Hello both,

the product page is blocked: the energy label has not come from the lab yet. I will chase the lab on Monday.

Jonas`,
  },
  {
    id: 'launch-4',
    from: 'amara',
    to: ['priya', 'jonas', 'bob'],
    answers: 'launch-3',
    daysAgo: 4,
    at: '09:15',
    text: (
      day,
    ) => `Thanks Jonas. The venue is confirmed. Please push the press release to ${day(4)}, the date of the show stands.

Bob, please order 200 printed catalogues by ${day(5)}.

Amara`,
  },
  {
    id: 'launch-5',
    from: 'bob',
    to: ['amara'],
    cc: ['priya', 'jonas'],
    answers: 'launch-4',
    daysAgo: 2,
    at: '16:48',
    text: `Will do. I'm working on the price list.

Do we give the dealers in Norway the same discount as last year?

Bob`,
  },
  {
    id: 'launch-6',
    from: 'amara',
    to: ['bob'],
    cc: ['priya', 'jonas'],
    answers: 'launch-5',
    daysAgo: 1,
    at: '08:55',
    text: (day) => `Yes, the same discount.

Please also reserve two hotel rooms for the journalists from Milan until ${day(7)}. When you have time, look for a caterer who can do without meat.

#note 1 Quote the designer, not me.

Amara`,
  },
]
