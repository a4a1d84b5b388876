// An offer to a customer: figures, a deadline that moves, a mail that was forwarded.
import type { SeedMail } from '../seed-mail.ts'

export const hotelOffer: SeedMail[] = [
  {
    id: 'hotel-1',
    from: 'bob',
    to: ['amara', 'mei'],
    subject: 'Offer for Hotel Seeblick, 140 lamps',
    daysAgo: 5,
    at: '10:20',
    text: (day) => `Hi Amara and Mei,

good news from my visit: Hotel Seeblick wants 140 bedside lamps before their season starts.

Mei, please calculate the price for 140 pieces by ${day(2)}. The customer expects our offer on ${day(5)}.
Amara, can we deliver within six weeks?
I'll send them two samples tomorrow.

Bob`,
  },
  {
    id: 'hotel-2',
    from: 'mei',
    to: ['bob', 'amara'],
    answers: 'hotel-1',
    daysAgo: 3,
    at: '16:05',
    text: `Hi Bob,

64 a piece, or 59 without dimmers. The calculation is done and attached to the customer's file.

Please ask them whether they pay within 30 days.

Mei`,
  },
  {
    id: 'hotel-3',
    from: 'amara',
    to: ['bob'],
    cc: ['mei'],
    answers: 'hotel-2',
    daysAgo: 2,
    at: '08:12',
    text: `Six weeks is possible if we order the glass this week. I'll talk to the glassworks on Monday.

Amara`,
  },
  {
    id: 'hotel-4',
    from: 'bob',
    to: ['amara', 'mei'],
    answers: 'hotel-3',
    daysAgo: 1,
    at: '17:55',
    text: (day) => `The samples have been sent. The hotel needs the offer two days later, on ${day(7)}.

FYI, what they wrote:

---------- Forwarded message ---------
From: Reception <reception@seeblick.example>
Subject: Lamps

Please send us the certificate for the cable with your offer.

Bob`,
  },
]
