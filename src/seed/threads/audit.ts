// The yearly audit: many small requests with one deadline, worked off one by one.
import type { SeedMail } from '../seed-mail.ts'

export const audit: SeedMail[] = [
  {
    id: 'audit-1',
    from: 'mei',
    to: ['amara', 'lucia', 'bob'],
    subject: 'Annual audit: what the auditors need',
    daysAgo: 9,
    at: '07:55',
    text: (day) => `Good morning,

the auditors are with us from ${day(10)}. Please

* Amara: sign the letter of engagement by ${day(1)}
* Lucia: prepare the list of all employment contracts by ${day(5)}
* Bob: collect the delivery notes of October by ${day(5)}

I will reconcile the bank accounts by ${day(3)}.

Best
Mei`,
  },
  {
    id: 'audit-2',
    from: 'amara',
    to: ['mei'],
    cc: ['lucia', 'bob'],
    answers: 'audit-1',
    daysAgo: 8,
    at: '17:30',
    text: `Signed, the letter is on your desk.

Amara`,
  },
  {
    id: 'audit-3',
    from: 'lucia',
    to: ['mei'],
    cc: ['amara', 'bob'],
    answers: 'audit-1',
    daysAgo: 5,
    at: '09:48',
    text: (day) => `Hi Mei,

I have started the list of contracts. Two are still in the archive, so please give me until ${day(7)}.

Lucia`,
  },
  {
    id: 'audit-4',
    from: 'mei',
    to: ['lucia', 'bob'],
    cc: ['amara'],
    answers: 'audit-3',
    daysAgo: 3,
    at: '10:10',
    text: (day) => `That is fine. Bob, could you also send me the stock list of the warehouse by ${day(6)}?

Mei`,
  },
  {
    id: 'audit-5',
    from: 'bob',
    to: ['mei'],
    answers: 'audit-4',
    daysAgo: 1,
    at: '12:06',
    text: `The delivery notes are collected. The stock list comes after the stocktaking.

Bob`,
  },
]
