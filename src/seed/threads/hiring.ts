// A round of hiring: dates of interviews, work handed out by name, decisions.
import type { SeedMail } from '../seed-mail.ts'

export const hiring: SeedMail[] = [
  {
    id: 'hiring-1',
    from: 'jonas',
    to: ['lucia', 'amara'],
    subject: 'Hiring two electronics engineers',
    daysAgo: 9,
    at: '13:25',
    text: (day) => `Hi Lucia, hi Amara,

the budget for two engineers is approved.

@Lucia please publish the advertisement by ${day(-5)}.
@Amara could you join the interviews on ${day(6)}?

I'll write the test task by ${day(2)}.

Cheers
Jonas`,
  },
  {
    id: 'hiring-2',
    from: 'lucia',
    to: ['jonas', 'amara'],
    answers: 'hiring-1',
    daysAgo: 6,
    at: '08:31',
    text: `The advertisement is online since this morning. We have eleven applications already.

Jonas, please choose five candidates by Wednesday.

Lucia`,
  },
  {
    id: 'hiring-3',
    from: 'amara',
    to: ['jonas', 'lucia'],
    answers: 'hiring-1',
    daysAgo: 5,
    at: '18:02',
    text: `I can join the interviews, but only after 14:00.

Amara`,
  },
  {
    id: 'hiring-4',
    from: 'jonas',
    to: ['lucia'],
    cc: ['amara'],
    answers: 'hiring-2',
    daysAgo: 2,
    at: '11:40',
    text: (day) => `The five candidates are chosen, the list is in the shared folder.

Lucia, please invite them for ${day(6)} and book the large meeting room. Can somebody show them the workshop?

Jonas`,
  },
  {
    id: 'hiring-5',
    from: 'lucia',
    to: ['jonas', 'amara'],
    answers: 'hiring-4',
    daysAgo: 0,
    at: '06:50',
    text: `Invitations are sent. I'll check the references of all five next week.

Lucia`,
  },
]
