// What comes as a file: a lease in two versions, a price list and minutes for Alex, and a contract for Dina.
import { letterPdf } from '../pdf-file.ts'
import type { DateWords, SeedMail } from '../seed-mail.ts'

/** What the two versions of the lease differ in. */
interface LeaseTerms {
  rent: string
  deposit: string
  /** Days after today. */
  end: number
  notice: string
}

const showroomLease = (date: DateWords, { rent, deposit, end, notice }: LeaseTerms) =>
  letterPdf([
    [
      'Lease of a showroom',
      `Date: ${date(-9)}`,
      'This lease is made between Northside Property Ltd (the "Landlord") and Alder & Finch (the "Tenant"). It is about the ground floor of 14 Mill Street.',
      `The lease begins on ${date(40)} and ends on ${date(end)}.`,
      `The Tenant shall pay a rent of ${rent} a month on the first day of each month.`,
      `The Tenant shall pay a deposit of ${deposit} by ${date(21)}.`,
    ],
    [
      'Use and repairs',
      'The rooms are used to show and sell lamps. Music is allowed until 8 pm.',
      'The Landlord repairs the roof and the heating. The Tenant shall have the wiring inspected once a year.',
      'The Landlord may raise the rent at any time with one month of warning.',
    ],
    [
      'End of the lease',
      `Either party may end the lease by giving notice in writing ${notice} before it ends.`,
      `The Tenant shall name a contact person by ${date(14)}.`,
      'The Tenant is liable for all damage without limit.',
    ],
  ])

const vanContract = (date: DateWords) =>
  letterPdf([
    [
      'Maintenance contract',
      'This contract is made between Example Garage GmbH (the "Contractor") and Alder & Finch (the "Customer").',
      `The contract begins on ${date(10)} and runs for two years, ending on ${date(740)}.`,
      'It renews for one further year unless either party gives notice at least three months before it ends.',
      'The Customer shall pay EUR 140 a month within 14 days of each invoice.',
      'The Contractor shall inspect the van every six months.',
    ],
    [
      'Liability',
      'The liability of the Contractor is limited to EUR 5,000.',
      'The Contractor may raise the price once a year.',
      'This contract is governed by the law of Ireland.',
      'Signed for Example Garage GmbH ................ Signed for Alder & Finch ................',
    ],
  ])

const shadePrices = `Shade,Colour,Pieces,Price each,Total
Linen small,Natural,120,4.20 EUR,504.00 EUR
Linen large,Natural,80,6.90 EUR,552.00 EUR
Felt small,Moss,60,5.10 EUR,306.00 EUR
Felt large,Moss,40,7.80 EUR,312.00 EUR
`

const workshopMinutes = (date: DateWords) => `# Workshop meeting, ${date(-4)}

Present: Bob, Priya, Jonas

- We decided to keep the oak feet.
- Bob orders the cable by ${date(6)}.
- Priya will measure the new shades by ${date(8)}.
- The glue smells. Nobody knows yet which one is better.
`

export const documents: SeedMail[] = [
  {
    id: 'lease-1',
    agent: 'alex',
    from: 'amara',
    subject: 'Lease of the showroom',
    daysAgo: 6,
    at: '09:20',
    text: `Alex,

please read the lease before I call Northside. What does it cost, and by when do we have to decide?

Amara`,
    files: (date) => [
      {
        filename: 'Showroom lease.pdf',
        content: showroomLease(date, {
          rent: '2,400 EUR',
          deposit: '7,200 EUR',
          end: 1_136,
          notice: 'six months',
        }),
      },
    ],
  },
  {
    id: 'minutes-1',
    agent: 'alex',
    from: 'priya',
    to: ['amara', 'bob'],
    subject: 'Minutes and shade prices',
    daysAgo: 3,
    at: '15:45',
    text: `Hello Alex,

here are the minutes of the workshop meeting and the prices for the shades. What do we have to do?

Priya`,
    files: (date) => [
      { filename: 'Workshop minutes.md', content: workshopMinutes(date) },
      { filename: 'Shade prices.csv', content: shadePrices },
    ],
  },
  {
    id: 'lease-2',
    agent: 'alex',
    from: 'amara',
    answers: 'lease-1',
    daysAgo: 1,
    at: '10:05',
    text: 'Northside sent a new version. What has changed?',
    files: (date) => [
      {
        filename: 'Showroom lease.pdf',
        content: showroomLease(date, {
          rent: '2,250 EUR',
          deposit: '4,500 EUR',
          end: 1_136,
          notice: 'three months',
        }),
      },
    ],
  },
  {
    id: 'van-1',
    agent: 'dina',
    from: 'amara',
    subject: 'Maintenance of the delivery van',
    daysAgo: 2,
    at: '11:30',
    text: `Hi Dina,

what does this contract bind us to? Please remind me of its dates.

Amara`,
    files: (date) => [{ filename: 'Van maintenance.pdf', content: vanContract(date) }],
  },
]
