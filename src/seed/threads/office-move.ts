// Moving house: questions that need work, promises, a task that somebody else takes over.
import type { SeedMail } from '../seed-mail.ts'

export const officeMove: SeedMail[] = [
  {
    id: 'move-1',
    from: 'lucia',
    to: ['amara', 'mei'],
    subject: 'Move to Mill Street',
    daysAgo: 7,
    at: '09:30',
    text: (day) => `Dear both,

the lease is signed and we get the keys on ${day(9)}.

1. Amara, please tell me by ${day(3)} how many desks you need on the second floor.
2. Mei, can you cancel the cleaning contract for the old office?
3. I'll ask three movers for an offer.
4. Somebody has to tell the bank our new address.

Kind regards
Lucia

This message may contain confidential information. If you are not the intended recipient, please delete it and inform the sender.`,
  },
  {
    id: 'move-2',
    from: 'mei',
    to: ['lucia'],
    cc: ['amara'],
    answers: 'move-1',
    daysAgo: 6,
    at: '11:17',
    text: `The cleaning contract is cancelled. I take the bank too.

Mei`,
  },
  {
    id: 'move-3',
    from: 'lucia',
    to: ['amara', 'mei'],
    answers: 'move-2',
    daysAgo: 4,
    at: '13:02',
    text: (day) => `Great. The offers of the movers are in, Kessler is the cheapest with 2,400.

Amara, please approve the offer of Kessler by ${day(1)}, they only hold the price for a week.
Mei, please order internet for Mill Street, the provider needs three weeks. This is urgent!

Lucia`,
  },
  {
    id: 'move-4',
    from: 'amara',
    to: ['lucia', 'mei'],
    answers: 'move-3',
    daysAgo: 3,
    at: '08:20',
    text: `Approved, go ahead with Kessler. We need 14 desks.

Amara`,
  },
  {
    id: 'move-5',
    from: 'mei',
    to: ['lucia', 'amara'],
    answers: 'move-4',
    daysAgo: 1,
    at: '15:41',
    text: (
      day,
    ) => `Internet is ordered, the technician comes on ${day(8)} between 8 and 12. Lucia, please let him in.

Mei`,
  },
]
