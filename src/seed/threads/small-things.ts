// What else comes in: somebody's own list, a day out, and mail that asks nobody for anything.
import type { SeedMail } from '../seed-mail.ts'

export const smallThings: SeedMail[] = [
  {
    id: 'own-1',
    from: 'amara',
    subject: 'My week',
    daysAgo: 4,
    at: '07:05',
    text: (day) => `- Call the landlord of the warehouse
- Prepare the board meeting by ${day(3)}
- Renew the passport
- Read the report of the glassworks when I have time`,
  },
  {
    id: 'own-2',
    from: 'amara',
    answers: 'own-1',
    daysAgo: 2,
    at: '19:20',
    text: `Called the landlord, that one is done. And buy flowers for Mei's birthday.`,
  },
  {
    id: 'team-1',
    from: 'lucia',
    to: ['amara', 'priya', 'jonas', 'mei', 'bob'],
    subject: 'Day out of the team',
    daysAgo: 6,
    at: '12:00',
    text: (day) => `Dear all,

we go to the lighthouse on ${day(20)}, whatever the weather.

Everybody, please tell me by ${day(3)} what you do not eat.
Bob, could you drive the van?
Priya will bring the camera.

Lucia`,
  },
  {
    id: 'team-2',
    from: 'bob',
    to: ['lucia'],
    answers: 'team-1',
    daysAgo: 5,
    at: '08:08',
    text: `Sure, I'll drive the van. I eat everything.

Bob`,
  },
  {
    id: 'team-3',
    from: 'priya',
    to: ['lucia'],
    answers: 'team-1',
    daysAgo: 3,
    at: '12:40',
    text: `No nuts for me, please. Thanks for organising this, Lucia.

Priya`,
  },
  {
    id: 'travel-1',
    from: 'mei',
    subject: 'Travel costs of October',
    daysAgo: 2,
    at: '09:00',
    text: (day) => `Book the receipts of the Milan trip by ${day(2)}.
Ask Bob for the missing parking ticket.
Pay Priya's advance back, she has waited long enough!`,
  },
  {
    id: 'leave-1',
    from: 'jonas',
    subject: 'Before my holiday',
    daysAgo: 1,
    at: '18:30',
    text: (day) => `I leave on ${day(9)}. Before that I have to

- hand over the test bench to Priya
- update the firmware of the prototypes
- write down how the release works by ${day(7)}`,
  },
  {
    id: 'glass-1',
    from: 'priya',
    to: ['amara'],
    subject: 'Photos of the old workshop',
    daysAgo: 3,
    at: '20:15',
    text: `I found these in a drawer. Look how young we all were in them. No need to answer, enjoy your evening.

Priya`,
  },
  {
    id: 'away-1',
    from: 'bob',
    subject: 'Out of office: Spring launch: Lumen desk lamp',
    daysAgo: 1,
    at: '09:16',
    headers: { 'Auto-Submitted': 'auto-replied' },
    text: `I am at a trade fair and read my mails in the evening. In urgent cases please call the office.

Bob Lindqvist`,
  },
  {
    id: 'newsletter-1',
    from: 'priya',
    subject: 'Harbourlight news for dealers',
    daysAgo: 0,
    at: '05:30',
    headers: { Precedence: 'bulk', 'List-Unsubscribe': '<https://news.example.com/leave>' },
    text: `New this month: warm light for cold evenings. Register now for the dealers' day, order before Friday and save up to 10 %.

You are receiving this because you are a dealer of ours. Unsubscribe at https://news.example.com/leave`,
  },
]
